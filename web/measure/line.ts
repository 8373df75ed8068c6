/** One measured number, printed as `stellwerk bench` prints its own. */

export interface Line {
  value: number;
  unit: string;
  what: string;
  aim?: string;
  note?: string;
}

const VALUE_WIDTH = 8;
const UNIT_WIDTH = 9;

/** Large numbers whole, small ones with three digits. */
export function shownNumber(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en");
  return String(Number(value.toPrecision(3)));
}

export function shownLine({ value, unit, what, aim, note }: Line): string {
  const extra = [aim && `aim: ${aim}`, note].filter(Boolean).join("; ");
  const words = extra ? `${what} (${extra})` : what;
  return `${shownNumber(value).padStart(VALUE_WIDTH)}  ${unit.padEnd(UNIT_WIDTH)}  ${words}`;
}
