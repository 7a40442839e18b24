const COUNTRY_CODE = '995';
const NATIONAL_LENGTH = 9;

/**
 * A phone as it is shown: "599 00 12 34" for a whole Georgian number, with or without +995; "599 001 ***" while its end is hidden.
 * Numbers of other countries are shown as written.
 */
export function formatPhone(phone: string): string {
  const national = nationalPart(phone);
  if (national.length !== NATIONAL_LENGTH) return phone.trim();
  if (national.includes('*')) return groupPhoneDigits(national);
  return [national.slice(0, 3), national.slice(3, 5), national.slice(5, 7), national.slice(7)].join(' ');
}

/** The number to dial for a phone in any notation: "+995322000000"; a national one loses its zero and gets the country code. */
export function toE164(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  if (digits.startsWith('+')) return digits;
  const significant = digits.replace(/^0/, '');
  return significant.length > NATIONAL_LENGTH ? `+${significant}` : `+${COUNTRY_CODE}${significant}`;
}

/** Digits in threes, as a person types them: "59900" is "599 00". */
export function groupPhoneDigits(text: string): string {
  return nationalPart(text)
    .slice(0, NATIONAL_LENGTH)
    .replace(/(.{3})(?=.)/g, '$1 ');
}

/** Digits (and the stars of a masked number) without the country code. */
function nationalPart(phone: string): string {
  const signs = phone.replace(/[^\d*]/g, '');
  const hasCountryCode = signs.startsWith(COUNTRY_CODE) && signs.length > NATIONAL_LENGTH;
  return hasCountryCode ? signs.slice(COUNTRY_CODE.length) : signs;
}
