/** The file of texts that holds the rules of a family. */
export function rulesFile(family: string): string {
  return `${family}-rules`;
}
