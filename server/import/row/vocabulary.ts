import { type DictionaryName, findOfferedEntries, type StatementPair } from '@/server/data/dictionaries';
import { memoise } from '@/server/memoise';
import type { RawRow } from './columns';

type Patterns = readonly (readonly [number, RegExp])[];

// The first that fits wins: daily rent before rent, a country house before a house.
const dealPatterns: Patterns = [
  [7, /დღიურად|\bdaily|short[- ]?term|per night|посуточн/i],
  [10, /იჯარ|\blease|аренда земли/i],
  [2, /ქირავდება|თვიურად|\brent|аренд|сда[её]тся/i],
  [3, /გირავდება|pledge|mortgage|залог/i],
  [1, /იყიდება|გაყიდვა|\bsale|\bsell|продаж|прода[её]тся/i],
];
const typePatterns: Patterns = [
  [3, /აგარაკ|cottage|country house|дача/i],
  [4, /მიწა|მიწის|ნაკვეთ|\bland\b|\bplot\b|участок|земл/i],
  [5, /კომერც|ოფის|საოფისე|commercial|office|retail|коммерч|офис/i],
  [6, /სასტუმრო|hotel|гостиниц|отел/i],
  [1, /ბინა|ბინის|apartment|flat|condo|квартир/i],
  [2, /სახლი|სახლის|house|villa|townhouse|вилла|(^|\s)дом/i],
];

const firstMatch = (words: Patterns, text: string | undefined): number | null =>
  text === undefined ? null : (words.find(([, word]) => word.test(text))?.[0] ?? null);

/** A title names the deal and the type in its first words, so a long description is not searched. */
export const titleOf = (row: RawRow): string | undefined =>
  row.title ?? (row.description && row.description.length <= 160 ? row.description : undefined);

/** The deal from its own column, else from the title; null when neither has it. */
export const readDeal = (row: RawRow): number | null =>
  firstMatch(dealPatterns, row.deal) ?? firstMatch(dealPatterns, titleOf(row));
/** The type from its own column, else from the title; null when neither has it. */
export const readType = (row: RawRow): number | null =>
  firstMatch(typePatterns, row.type) ?? firstMatch(typePatterns, titleOf(row));

/** Rooms from a title: "2 ოთახიანი", "3-room", "3-комнатная". */
export const readTitleRooms = (title: string | undefined): string | undefined =>
  title?.match(/(?<!\d)(\d+\+?)[- ]?(?:ოთახ|room|комн)/i)?.[1];

const normalise = memoise((text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}+]+/gu, ' ')
    .trim(),
);

/** What other files call the options of our dictionaries. */
const optionSynonyms: Partial<Record<DictionaryName, Readonly<Record<string, number>>>> = {
  statuses: {
    'new building': 2,
    'newly built': 2,
    ახალი: 2,
    ახალაშენებული: 2,
    old: 1,
    'old building': 1,
    ძველი: 1,
    construction: 3,
    'in construction': 3,
  },
  conditions: {
    renovated: 1,
    'new renovation': 1,
    'ახალი რემონტი': 1,
    გარემონტებული: 1,
    'old renovation': 2,
    'old renovated': 2,
    'ძველი რემონტი': 2,
    'under renovation': 3,
    'not renovated': 4,
    'without renovation': 4,
    გასარემონტებელი: 4,
  },
};

/** Options by the names that texts may call them, for each dictionary and pair: they are the same for every row. */
const optionsByName = new Map<string, ReadonlyMap<string, number>>();

function namesOf(name: DictionaryName, pair: StatementPair): ReadonlyMap<string, number> {
  const key = `${name} ${pair.realEstateTypeId} ${pair.dealTypeId}`;
  const known = optionsByName.get(key);
  if (known) return known;
  const offered = findOfferedEntries(name, pair);
  const others = Object.entries(optionSynonyms[name] ?? {}).filter(([, id]) => offered.some((entry) => entry.id === id));
  const own = offered.flatMap(({ id, name: names }) => Object.values(names).map((text) => [normalise(text), id] as const));
  // A name of the dictionary goes before what others call an option, and the first option of a name before the next.
  const ids = new Map([...others, ...own.toReversed()]);
  optionsByName.set(key, ids);
  return ids;
}

/** The option of a dictionary that a text names, among those offered for the pair; null when none does. */
export const readOption = (name: DictionaryName, text: string | undefined, pair: StatementPair): number | null =>
  text === undefined ? null : (namesOf(name, pair).get(normalise(text)) ?? null);
