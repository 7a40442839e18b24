export type InputKind = 'text' | 'password' | 'email' | 'search' | 'number' | 'decimal' | 'phone';

const COUNTRY_CODE = '995';
const PHONE_DIGITS = 9;
/** The longest number of E.164. */
const FOREIGN_DIGITS = 15;

/**
 * The digits of a Georgian number without the country code; a number of another country keeps its plus and its code. Nothing is cut:
 * what is left of a foreign number may be somebody else's Georgian one.
 */
function toRawPhone(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, FOREIGN_DIGITS);
  if (/^\s*\+/.test(text)) return digits.startsWith(COUNTRY_CODE) ? digits.slice(COUNTRY_CODE.length) : `+${digits}`;
  const isInternational = digits.startsWith(COUNTRY_CODE) && digits.length > PHONE_DIGITS;
  return isInternational ? digits.slice(COUNTRY_CODE.length) : digits;
}

/**
 * The value without grouping: digits, at most one decimal point, and for a phone no country code of Georgia.
 * @param group the thousands separator; any other comma is a decimal point
 */
export function toRaw(kind: InputKind, text: string, maxDigits?: number, group = '\u00a0'): string {
  if (kind === 'decimal') {
    const [whole = '', ...rest] = text
      .replaceAll(group, '')
      .replace(/[^\d.,]/g, '')
      .replaceAll(',', '.')
      .split('.');
    const digits = whole.slice(0, maxDigits);
    return rest.length > 0 ? `${digits}.${rest.join('').slice(0, 2)}` : digits;
  }
  if (kind === 'number') return text.replace(/\D/g, '').slice(0, maxDigits);
  if (kind === 'phone') {
    return toRawPhone(text).slice(0, maxDigits);
  }
  return text;
}

/** The text as shown: a phone in threes from the left, a grouped number in thousands from the right with `group` between them. */
export function toFormatted(kind: InputKind, raw: string, isGrouped: boolean, group = '\u00a0'): string {
  if (kind === 'phone') return raw.replace(/(\d{3})(?=\d)/g, '$1 ');
  if (!isGrouped || (kind !== 'number' && kind !== 'decimal')) return raw;
  const [whole = '', fraction] = raw.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Position of the caret after regrouping: after the same number of significant characters. */
export function caretPosition(shown: string, significantBefore: number): number {
  let seen = 0;
  for (let index = 0; index < shown.length; index += 1) {
    if (seen === significantBefore) return index;
    if (/[\d.]/.test(shown.charAt(index))) seen += 1;
  }
  return shown.length;
}
