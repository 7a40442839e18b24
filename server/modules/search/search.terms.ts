import { memoise } from '@/server/memoise';

/** Endings of case and number, longest first, so that one is stripped and not a part of it. */
const georgianEndings =
  'ებისთვის ისთვის ებიდან ებთან ისკენ ებში ებზე ების ებით იდან იანი თან დან მდე ებს ები ში ზე ის ით ად მა ს'.split(' ');
const russianEndings =
  'ыми ими ами ями ого его ому ему ией ой ей ая яя ое ее ые ие ый ий ую юю ом ем ым им ых их ам ям ах ях ов ев ии ию ия а я о е ы и у ю ь й'.split(
    ' ',
  );
const finalVowels = ['ი', 'ა', 'ე', 'ო', 'უ'];
/** Stop words; a query of nothing else keeps them. */
const stopWords = new Set('in at on of the a an to and with в во на и с у да და მე რომ'.split(' '));

const stemLengthMin = 3;
/** A vowel of its own at the end may be the root's: ვერა must not become ვერ, which means "cannot". */
const vowelStemLengthMin = 4;
const termCountMax = 10;

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

/** Lower-case words of a text: letters of the three alphabets and digits, ё written as е. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[0-9a-zа-яა-ჿ]+/g) ?? [];

/** Words repeat across texts. */
const knownStem = memoise(stem);

/** Longer ones are no words, and a search vector accepts none of 2,047 bytes. */
const wordLettersMax = 500;

/** The stems of the words of a text, each once. */
export const stemsIn = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .filter(({ length }) => length <= wordLettersMax)
      .map(knownStem),
  ),
];

function queryTerms(text: string): string[] {
  const all = wordsOf(text);
  const telling = all.filter((word) => !stopWords.has(word));
  return [...new Set(telling.length > 0 ? telling : all)].slice(0, termCountMax);
}

/** Stems whose nominative has one vowel more, which the genitive drops: ვაკის and ვაკე. Longer stems lose that vowel in every case. */
const droppedVowels = ['ა', 'ე'];

/** The stems that a word of a query may have in a text. */
function stemsOf(word: string): string[] {
  const own = stem(word);
  const hasLostVowel = own !== word && own.length === stemLengthMin && /^[ა-ჿ]+$/.test(own) && word[own.length] === 'ი';
  return hasLostVowel ? [own, ...droppedVowels.map((vowel) => own + vowel)] : [own];
}

/**
 * What a text must contain to match what a visitor typed: of each group one stem. Stems are letters and digits only.
 * @returns null when nothing typed is a word
 */
export function stemGroups(text: string): string[][] | null {
  const words = queryTerms(text);
  return words.length === 0 ? null : words.map(stemsOf);
}

/** Groups of stems as a tsquery. */
export const toTsQuery = (groups: readonly (readonly string[])[]): string =>
  groups.map((stems) => (stems.length === 1 ? `'${stems[0]}'` : `(${stems.map((each) => `'${each}'`).join(' | ')})`)).join(' & ');
