import svelte from "eslint-plugin-svelte";
import typescript from "typescript-eslint";

import { layers } from "./layers.js";
import svelteConfig from "./svelte.config.js";

export default typescript.config(
  { ignores: ["node_modules/", "src/api/schema.ts", "coverage/"] },
  ...typescript.configs.strict,
  ...svelte.configs.recommended,
  {
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
      "prefer-const": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      // Words that HTML would read as markup never come from outside.
      "svelte/no-at-html-tags": "error",
      // The router follows ordinary links; there is no framework to resolve them.
      "svelte/no-navigation-without-resolve": "off",
      // Collections that nobody watches stay plain ones.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: typescript.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
    rules: {
      // Properties that can be bound have to be declared with `let`, all together.
      "prefer-const": "off",
      "svelte/prefer-const": "off",
    },
  },
  ...layers("src"),
  {
    files: ["maps/**", "tests/**"],
    rules: { "no-console": "off" },
  },
);
