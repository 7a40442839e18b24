/** Endings that only say the case or the number, longest first, so that one is stripped and not a part of it. */
const georgianEndings =
  'ებისთვის ისთვის ებიდან ებთან ისკენ ებში ებზე ების ებით იდან იანი თან დან მდე ებს ები ში ზე ის ით ად მა ს'.split(' ');
const russianEndings =
  'ыми ими ами ями ого его ому ему ией ой ей ая яя ое ее ые ие ый ий ую юю ом ем ым им ых их ам ям ах ях ов ев ии ию ия а я о е ы и у ю ь й'.split(
    ' ',
  );
const finalVowels = ['ი', 'ა', 'ე', 'ო', 'უ'];
/** Words that say nothing of a place or a thing; a query of nothing else keeps them. */
const stopWords = new Set('in at on of the a an to and with в во на и с у да და მე რომ'.split(' '));

const stemLengthMin = 3;
/** A vowel of its own at the end may be the root's: ვერა must not become ვერ, which means "cannot". */
const vowelStemLengthMin = 4;
const termCountMax = 10;
const termLengthMax = 64;

const without = (word: string, endings: string[], lengthMin: number): string => {
  const ending = endings.find((candidate) => word.endsWith(candidate) && word.length - candidate.length >= lengthMin);
  return ending === undefined ? word : word.slice(0, -ending.length);
};

/**
 * The part of a lower-case word that its other cases begin with: თბილისში and თბილისი share თბილის, квартиры and квартира share квартир.
 * It is always a beginning of the word itself, so a search by it never loses the word as typed.
 */
export function stem(word: string): string {
  if (/^[ა-ჿ]+$/.test(word)) return without(without(word, georgianEndings, stemLengthMin), finalVowels, vowelStemLengthMin);
  if (/^[а-я]+$/.test(word)) return without(word, russianEndings, stemLengthMin);
  if (/^[a-z]+$/.test(word)) return without(word, ['s'], vowelStemLengthMin);
  return word;
}

/** Lower-case words of a query: letters of the three alphabets and digits, ё written as е. */
function queryTerms(text: string): string[] {
  const all =
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[0-9a-zа-яა-ჿ]+/g) ?? [];
  const telling = all.filter((word) => !stopWords.has(word));
  return [...new Set(telling.length > 0 ? telling : all)].slice(0, termCountMax);
}

const isExact = (word: string): boolean => word.length < stemLengthMin || /^\d+$/.test(word);

/**
 * A tsquery for what a visitor typed: every word must occur, numbers and words of one or two letters exactly, others by their stem.
 * Built from letters and digits only, so that no text can break it.
 * @returns null when the text holds no word at all
 */
export function toTsQuery(text: string): string | null {
  const words = queryTerms(text);
  if (words.length === 0) return null;
  return words.map((word) => (isExact(word) ? `'${word}'` : `'${stem(word.slice(0, termLengthMax))}':*`)).join(' & ');
}
