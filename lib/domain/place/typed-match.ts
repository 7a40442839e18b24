import { foldWord, normaliseText, otherLayouts } from './fold';

/** Where a text occurs in another: its first letter and the one after its last. */
export type TextRange = readonly [start: number, end: number];

const wordPattern = /[\p{L}\p{N}]+/gu;
/** Cases of a name differ in their last letters. */
const sharedShareMin = 0.6;
const sharedLengthMin = 3;

const foldedWords = (text: string): string[] => (normaliseText(text).match(wordPattern) ?? []).map(foldWord);

/** The fewest letters of a word that sound as a beginning of its sound. */
function lengthOf(word: string, sound: string): number {
  for (let length = 1; length < word.length; length++) if (foldWord(word.slice(0, length)).length >= sound.length) return length;
  return word.length;
}

function matchedLength(word: string, typed: readonly string[]): number {
  const sound = foldWord(word);
  const lengths = typed.map((query) => {
    if (query !== '' && sound.startsWith(query)) return lengthOf(word, query);
    let shared = 0;
    while (shared < query.length && query[shared] === sound[shared]) shared += 1;
    const isCase = shared >= sharedLengthMin && shared >= sharedShareMin * Math.max(sound.length, query.length);
    return isCase ? lengthOf(word, sound.slice(0, shared)) : 0;
  });
  return Math.max(0, ...lengths);
}

/**
 * The letters of a name that were typed, in any script: "vaja" marks ვაჟა of ვაჟა-ფშაველა. Another layout of
 * the keyboard counts where the text as it is marks nothing.
 */
export function typedRanges(name: string, typed: string): TextRange[] {
  for (const reading of [typed, ...otherLayouts(typed)]) {
    const queries = foldedWords(reading);
    const ranges = [...name.matchAll(wordPattern)].flatMap(({ 0: word, index }): TextRange[] => {
      const length = matchedLength(normaliseText(word), queries);
      return length > 0 ? [[index, index + length]] : [];
    });
    if (ranges.length > 0) return ranges;
  }
  return [];
}
