const COUNTRY_CODE = '995';
const NATIONAL_LENGTH = 9;
const groupsOfThree = /(.{3})(?=.)/g;

/** A number of another country: it begins with "+" or "00" and a code that is not Georgia's. */
const isForeign = (phone: string): boolean => /^\s*(\+|00)/.test(phone) && !/^\s*(\+|00)[\s(]*995/.test(phone);

/**
 * A phone as it is shown: "599 00 12 34" for a whole Georgian number, with or without +995; "599 001 ***" while its end is hidden.
 * Numbers of other countries are shown as written.
 */
export function formatPhone(phone: string): string {
  const national = nationalPart(phone);
  if (isForeign(phone) || national.length !== NATIONAL_LENGTH) return phone.trim();
  if (national.includes('*')) return national.replace(groupsOfThree, '$1 ');
  return [national.slice(0, 3), national.slice(3, 5), national.slice(5, 7), national.slice(7)].join(' ');
}

/** A phone with its country code: "+995 599 00 12 34"; a number of another country as it is. */
export const formatInternationalPhone = (phone: string): string =>
  isForeign(phone) ? phone.trim() : `+${COUNTRY_CODE} ${formatPhone(phone)}`;

/** The number to dial for a phone in any notation: "+995322000000"; a national one loses its zero and gets the country code. */
export function toE164(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '').replace(/^00/, '+');
  if (digits.startsWith('+')) return digits;
  const significant = digits.replace(/^0/, '');
  return significant.length > NATIONAL_LENGTH ? `+${significant}` : `+${COUNTRY_CODE}${significant}`;
}

/** Digits (and the stars of a masked number) without the country code. */
function nationalPart(phone: string): string {
  const signs = phone.replace(/[^\d*]/g, '').replace(/^00(?=995)/, '');
  const hasCountryCode = signs.startsWith(COUNTRY_CODE) && signs.length > NATIONAL_LENGTH;
  return hasCountryCode ? signs.slice(COUNTRY_CODE.length) : signs;
}
