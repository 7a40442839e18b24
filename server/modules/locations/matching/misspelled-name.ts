import { foldWord, normaliseText } from '@/lib/domain/place/fold';
import type { Findable } from './place-matcher';
import { distances, stemOf } from './word-match';

const lengthMin = 5;
const stemLengthMin = 4;

/** Finds the place whose name of one word a word is with one wrong, missing, extra or swapped letter. */
export function createMisspelledFinder<T extends Findable>(places: readonly T[]): (word: string) => T | null {
  const names = places.flatMap((place) =>
    place.terms.names.flatMap(({ words: [name = '', ...others] }) =>
      others.length === 0 && name.length >= lengthMin ? [{ name, stem: stemOf(name), place }] : [],
    ),
  );
  return (typed) => {
    const word = foldWord(normaliseText(typed));
    if (word.length < lengthMin) return null;
    const stem = stemOf(word);
    const isSimilar = (left: string, right: string) =>
      left.length >= stemLengthMin && left[0] === right[0] && distances(left, right, 1).whole <= 1;
    const found = names
      .filter(({ name, stem: other }) => isSimilar(word, name) || isSimilar(stem, other))
      .sort((left, right) => left.place.rank - right.place.rank);
    return found[0]?.place ?? null;
  };
}
