import { type Locale, type Localised, locales } from '@/lib/contracts/common';

/** A text of an author and the language it is written in. */
export type AuthorText = { text: string; language: Locale };

const scripts: readonly (readonly [Locale, RegExp])[] = [
  ['ka', /\p{Script=Georgian}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['en', /\p{Script=Latin}/gu],
];

/**
 * The language of a text by the letters that most of it is written in; null without letters. Georgian in Latin letters counts as English:
 * only a dictionary could distinguish them.
 */
export function languageByLetters(text: string): Locale | null {
  let [language, most]: [Locale | null, number] = [null, 0];
  for (const [candidate, letters] of scripts) {
    const count = text.match(letters)?.length ?? 0;
    if (count > most) [language, most] = [candidate, count];
  }
  return language;
}

/**
 * The author's words in the visitor's language, whichever field they were typed into, else in the first language that was written; null
 * when there are none. Latin letters in the field of the visitor's language count as that language.
 */
export function chooseDescription(comments: Localised, locale: Locale): AuthorText | null {
  const written = [locale, ...locales.filter((field) => field !== locale)].flatMap((field) => {
    const text = comments[field].trim();
    const byLetters = languageByLetters(text);
    return text === '' ? [] : [{ text, language: byLetters === 'en' && field === locale ? field : (byLetters ?? field) }];
  });
  return written.find(({ language }) => language === locale) ?? written[0] ?? null;
}

/** The text that a translation into a language is made of; null where the author's words can be read in it, or there are none. */
export function translationSource(comments: Localised, locale: Locale): AuthorText | null {
  const chosen = chooseDescription(comments, locale);
  return chosen && chosen.language !== locale && languageByLetters(chosen.text) !== null ? chosen : null;
}
