/** Which sizes may be written as pixels in styles. */

const MEASURE = "Take a measure of src/theme/measures.css, or name a new one there.";
const CONTROL = "Controls have their sizes in src/theme/measures.css: --control…, --touch.";
const BREAKPOINT =
  "Pages change at the widths listed in stylelint.config.js, so that all of them change together.";

/** Spaces, lines, corners, shadows and type: those of the theme. */
const fromTheme = {
  "/^(padding|margin|scroll-margin|scroll-padding)/": "px",
  "/^((row|column)-)?gap$/": "px",
  "/^(border|outline)/": "px",
  "/^(box|text)-shadow$/": "px",
  "/^text-(decoration|underline)/": "px",
  "/^(font|font-size|line-height)$/": "px",
};

/** @type {import("stylelint").Config} */
export default {
  // Made by maps/pictures.
  ignoreFiles: ["src/pages/pictures/drawn/*"],
  rules: {
    "declaration-property-unit-disallowed-list": [fromTheme, { message: MEASURE }],
    "declaration-property-value-disallowed-list": [
      { "/^(min-)?(width|height)$/": ["/^(34|40|44)px$/"] },
      { message: CONTROL },
    ],
    // Custom properties do not reach into these conditions.
    "media-feature-name-value-allowed-list": [
      {
        "min-width": ["800px", "900px"],
        "max-width": ["399px", "479px", "799px", "899px", "1099px", "1199px"],
        "max-height": ["479px", "719px", "799px"],
      },
      { message: BREAKPOINT },
    ],
    "media-feature-range-notation": "prefix",
  },
  overrides: [
    { files: ["**/*.svelte"], customSyntax: "postcss-html" },
    {
      // What is drawn on a map or picture is measured in its own units, which CSS calls px as well.
      files: ["src/games/*/map/**", "src/games/*/quick_start/**", "src/map/CostBadge.svelte"],
      rules: {
        "declaration-property-unit-disallowed-list": [
          Object.fromEntries(Object.entries(fromTheme).filter(([property]) => !property.includes("font"))),
          { message: MEASURE },
        ],
      },
    },
  ],
};
