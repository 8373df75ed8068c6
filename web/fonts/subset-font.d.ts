/** What we use of the package, which brings no types. */
declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    /** Four-letter OpenType features; all others are dropped. */
    keepFeatures: string[];
    noHinting: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
