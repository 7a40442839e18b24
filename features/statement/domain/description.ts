import { type Locale, type Localised, locales } from '@/lib/contracts/common';

export type Description = { text: string; language: Locale };

/** The author's words in the visitor's language, else in the first language that was written; null when there are none. */
export function chooseDescription(comments: Localised, locale: Locale): Description | null {
  const language = [locale, ...locales].find((candidate) => comments[candidate].trim() !== '');
  return language ? { text: comments[language].trim(), language } : null;
}

const lineLength = 70;
const shortLinesMax = 8;

/** Whether a text is so long that most of it waits behind "read more", by the lines it takes on a wide screen. */
export function isLongText(text: string): boolean {
  const lines = text.split('\n').reduce((sum, paragraph) => sum + Math.max(1, Math.ceil(paragraph.length / lineLength)), 0);
  return lines > shortLinesMax;
}

/** The language of a name by its letters; undefined for Latin ones, which every page's readers can read. */
export function languageOf(text: string): 'ka' | 'ru' | undefined {
  if (/[\u10A0-\u10FF]/.test(text)) return 'ka';
  return /[\u0400-\u04FF]/.test(text) ? 'ru' : undefined;
}
