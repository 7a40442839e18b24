/** The start of a text, never half of a character. */
export function truncate(text: string, lengthMax: number): string {
  if (text.length <= lengthMax) return text;
  const end = /[\uD800-\uDBFF]/.test(text.charAt(lengthMax - 1)) ? lengthMax - 1 : lengthMax;
  return text.slice(0, end).trim();
}

/** Words that a spreadsheet has replaced by question marks, as it does with Georgian under a Russian or English Windows. */
const questionMarks = /(?:^|\s)\?{2,}[^?]*\s\?{2,}/;
/** Georgian and Russian that was read in a western encoding and stored again: "áƒ¡áƒ", "Ð¿Ñ€". */
const misread = /(?:áƒ.?){3}|(?:[ÐÑ][\u0080-\u00BF\u2000-\u2122]){4}/;

/** Whether a text has lost its characters in a wrong encoding. */
export const isBroken = (text: string): boolean =>
  text.includes('\uFFFD') || (text.includes('??') && questionMarks.test(text)) || misread.test(text);
