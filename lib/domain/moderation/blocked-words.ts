/**
 * A text for comparison: without case, accents and punctuation, words apart by one space. Georgian capitals (Mtavruli) become small
 * letters, and Cyrillic and Latin letters that look the same become one, so that a mixed spelling hides nothing.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[аеорсухк]/g, (letter) => lookalikes[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const lookalikes: Readonly<Record<string, string>> = { а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', к: 'k' };

/** A blocked word as it is compared; a `*` at its end stays. */
export const foldWord = (word: string): string => foldText(word) + (word.trim().endsWith('*') ? '*' : '');

/** The folded words that occur in a text, as whole words or, with `*`, as beginnings of words. */
export function findBlockedWords<Word extends { folded: string }>(words: readonly Word[], texts: readonly string[]): Word[] {
  const padded = texts.map((text) => ` ${foldText(text)} `);
  return words.filter(({ folded }) => {
    const wanted = folded.endsWith('*') ? ` ${folded.slice(0, -1)}` : ` ${folded} `;
    return padded.some((text) => text.includes(wanted));
  });
}
