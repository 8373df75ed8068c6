/** Signs of the countries beyond the border: the letters on their cars, the same in every language. */

const CODES: Readonly<Record<string, string>> = {
  france: "F",
  italy: "I",
  germany: "D",
  austria: "A",
};

export function countryCode(country: string): string {
  return CODES[country] ?? country.slice(0, 2).toUpperCase();
}
