const shownDigits = 5;
const nationalLength = 9;
/** Narrow enough to keep the number on one line. */
const NBSP = '\u00A0';

const groupDigits = (signs: string): string[] => [signs.slice(0, 3), signs.slice(3, 5), signs.slice(5, 7), signs.slice(7)];

/**
 * A phone with its end hidden, "599 00 •• ••", and the digits that are shown, "599 00".
 * @param masked the first digits as the API gives them, "599001***"; null where there is no number
 */
export function maskedPhone(masked: string | null): { shown: string; digits: string } | null {
  const known = (masked ?? '').replace(/\D/g, '').slice(0, shownDigits);
  if (known === '') return null;
  if (masked?.startsWith('+')) return { shown: `+${known}${NBSP}•••${NBSP}•••`, digits: `+${known}` };
  return {
    shown: groupDigits(known.padEnd(nationalLength, '•')).join(NBSP),
    digits: groupDigits(known).filter(Boolean).join(' '),
  };
}
