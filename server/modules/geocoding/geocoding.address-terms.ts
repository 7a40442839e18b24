import { withoutFlat } from '@/lib/domain/place/address-numbers';
import { tokenize } from './geocoding.match';

const kinds = {
  street: 'ქუჩა ქუჩის ქ street st улица ул',
  avenue: 'გამზირი გამზირის გამზ avenue ave av проспект пр просп',
  lane: 'ჩიხი შესახვევი შეს lane dead end тупик переулок пер',
  square: 'მოედანი square площадь пл',
  highway: 'გზატკეცილი სანაპირო ხეივანი highway embankment alley шоссе набережная аллея',
  quarter: 'უბანი მიკრორაიონი მკრ მ კვარტალი დასახლება settlement quarter microdistrict микрорайон мкр квартал',
  /** Say nothing about where a house is. */
  filler: 'კორპუსი კორ ბინა ნომერი საქართველო block apt flat no number georgia корпус дом д кв грузия მე',
} as const;
export type AddressKind = keyof typeof kinds;

const kindByTerm: ReadonlyMap<string, AddressKind> = new Map(
  (Object.entries(kinds) as [AddressKind, string][]).flatMap(([kind, words]) =>
    words.split(' ').map((word): [string, AddressKind] => [word, kind]),
  ),
);

/** Numbers of houses, blocks and flats: "12", "12ა", "3b". */
const isNumber = (word: string): boolean => /^\d+\p{L}?$/u.test(word);

/** A parsed text: its distinctive words, the kind of place that it names, and its numbers. */
export type AddressTerms = { significant: string[]; kinds: ReadonlySet<AddressKind>; numbers: string[] };

export function parseAddress(text: string): AddressTerms {
  const words = [...new Set(tokenize(withoutFlat(text)))];
  const significant = words.filter((word) => !kindByTerm.has(word) && !isNumber(word));
  const named = words.flatMap((word) => kindByTerm.get(word) ?? []).filter((kind) => kind !== 'filler');
  return { significant, kinds: new Set(named), numbers: words.filter(isNumber) };
}

const inflectedMin = 4;

/**
 * How well a typed word means a word of a name: 1 as a whole, less as its beginning from three letters on, or with another ending, since
 * Georgian and Russian names change theirs; 0 when it does not.
 */
export function termSimilarity(typed: string, word: string): number {
  if (word === typed) return 1;
  if (typed.length >= 3 && word.startsWith(typed)) return 0.8;
  const hasEnding = typed.length >= inflectedMin && word.length >= inflectedMin && Math.abs(typed.length - word.length) <= 2;
  const stem = Math.max(inflectedMin - 1, Math.min(typed.length, word.length) - 1);
  return hasEnding && typed.slice(0, stem) === word.slice(0, stem) ? 0.7 : 0;
}
