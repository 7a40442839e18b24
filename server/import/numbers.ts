/**
 * A number as people write it: "1 020", "1,020", "61812.0", "60,6". A comma before exactly three digits parts thousands.
 * @param dotGroups whether a dot before three digits parts thousands too ("61.812" as a price, not as an area)
 * @returns null when there is no number
 */
export function parseNumber(text: string, dotGroups = false): number | null {
  const found = text.replace(/[\s\u00A0\u202F'’]/g, '').match(/-?\d[\d.,]*/)?.[0];
  if (!found) return null;
  const plain = found
    .replace(/[.,]+$/, '')
    .replace(/,(?=\d{3}(?:\D|$))/g, '')
    .replace(dotGroups ? /\.(?=\d{3}(?:\D|$))/g : /$^/, '')
    .replace(',', '.');
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}

/** The whole number in a text, or null. */
export function parseInteger(text: string | undefined): number | null {
  const value = text === undefined ? null : parseNumber(text);
  return value === null ? null : Math.trunc(value);
}

/** 1, yes, კი and the like. */
export const isYes = (text: string | undefined): boolean =>
  text !== undefined && /^(1|1\.0|true|yes|y|კი|არის|აქვს|да|есть|\+)$/i.test(text.trim());
