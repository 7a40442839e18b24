const lineLength = 70;
const shortLinesMax = 8;

/** Whether a text is so long that most of it is hidden behind "read more", by the lines it takes on a wide screen. */
export function isLongText(text: string): boolean {
  const lines = text.split('\n').reduce((sum, paragraph) => sum + Math.max(1, Math.ceil(paragraph.length / lineLength)), 0);
  return lines > shortLinesMax;
}

/** The language of a name by its letters; undefined for Latin ones, which every page's readers can read. */
export function languageOf(text: string): 'ka' | 'ru' | undefined {
  if (/[\u10A0-\u10FF]/.test(text)) return 'ka';
  return /[\u0400-\u04FF]/.test(text) ? 'ru' : undefined;
}
