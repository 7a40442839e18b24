import { distanceMetres, type Point } from '@/lib/domain/place/map-bounds';
import { findStreets, type GazetteerStreet } from '@/server/data/gazetteer';
import { memoise } from '@/server/memoise';

/** Words that name the kind of a street, in the forms that addresses use. */
const kindPatterns: readonly (readonly [string, RegExp])[] = [
  ['avenue', /^(გამზირ(ი|ზე|ის)?|გამზ|გამზ-ი|ავენიუ|avenue|ave|проспект|пр)$/i],
  ['lane', /^(შესახვევ(ი|ში)?|შეს|ჩიხი|ჩიხ|lane|dead|переулок|пер|тупик)$/i],
  ['square', /^(მოედან(ი|ზე)?|square|площадь)$/i],
  ['embankment', /^(სანაპირო(ზე)?|embankment|набережная)$/i],
  ['highway', /^(გზატკეცილ(ი|ზე)?|გზატ|highway|шоссе)$/i],
  ['street', /^(ქუჩა(ზე)?|ქ|ქუჩ|street|st|улица|ул)$/i],
];

export type StreetName = { stem: string; kind: string; number: string | null };

/**
 * The stem that the cases of a name share: ჭავჭავაძე, ჭავჭავაძის and ჭავჭავაძეზე are one street.
 * A final ს of the genitive goes first, then the vowels around it.
 */
const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(ზე|ში)$/, '')
    .replace(/ის$/, '')
    .replace(/([აეოუ])ს$/, '$1')
    .replace(/(?<![აეიოუ])[აეიოუ]+$/, '')
    // Genitives drop the vowel before l, m, n, r: აღმაშენებელი and აღმაშენებლის, გორგასალი and გორგასლის.
    .replace(/[აეო]?([ლრნმ])$/, '$1');

/**
 * Takes an address apart: "ჭავჭავაძე ი. გამზირი 12ა" is the stem of ჭავჭავაძე, an avenue, number 12ა. Initials are ignored;
 * numerals of lanes and blocks stay, as lane I and lane II are two streets.
 */
export const parseStreet = memoise((text: string): StreetName | null => {
  const clean = text
    .replace(/\([^()]*\)/g, ' ')
    .replace(/,/g, ' ')
    .trim();
  const number = clean.match(/(?:^|\s)[#№N]?\s?(\d+[ა-ჰa-zа-я]?(?:\/\d+)?)$/iu)?.[1] ?? null;
  const words = (number ? clean.slice(0, clean.lastIndexOf(number)) : clean)
    .replace(/[#№]/g, ' ')
    .split(/[\s.]+/)
    .filter((word) => word !== '');
  let kind = 'street';
  const stems: string[] = [];
  for (const word of words) {
    const found = kindPatterns.find(([, pattern]) => pattern.test(word));
    if (found) kind = found[0];
    else if (Array.from(word).length > 1) stems.push(stemOf(word));
  }
  return stems.length === 0 ? null : { stem: stems.join(' '), kind, number };
});

/** Whether a text names a street, an avenue, a lane …. */
export const namesStreetKind = memoise((text: string): boolean =>
  text.split(/[\s.,]+/).some((word) => kindPatterns.some(([, pattern]) => pattern.test(word))),
);

type IndexedStreet = { street: GazetteerStreet; stems: readonly string[]; kind: string };

const streetsOf = memoise((cityId: number): readonly IndexedStreet[] =>
  findStreets(cityId).flatMap((street): IndexedStreet[] => {
    const name = parseStreet(street.name.ka);
    return name ? [{ street, stems: name.stem.split(' '), kind: name.kind }] : [];
  }),
);

/** Every word of the shorter name occurs in the longer one: "რუსთაველი" is "შოთა რუსთაველი". */
const isSameName = (a: readonly string[], b: readonly string[]): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short.every((word) => long.includes(word)) && long.length - short.length <= 1;
};

/** People call an avenue a street and the other way round; nobody calls either a lane. */
const isWide = (kind: string): boolean => kind === 'street' || kind === 'avenue';

/** The streets of a city whose names fit an address best: those of its kind, those that have no word more. */
function fittingStreets(name: StreetName, cityId: number): GazetteerStreet[] {
  const stems = name.stem.split(' ');
  const named = streetsOf(cityId).filter((indexed) => isSameName(stems, indexed.stems));
  const sameKind = named.filter((indexed) => indexed.kind === name.kind);
  const fitting = sameKind.length > 0 ? sameKind : named.filter((indexed) => isWide(indexed.kind) && isWide(name.kind));
  const exact = fitting.filter((indexed) => indexed.stems.length === stems.length);
  return (exact.length > 0 ? exact : fitting).map(({ street }) => street);
}

/** Cached addresses of one city. */
const addressesMax = 1000;

const candidatesIn = memoise((cityId: number) =>
  memoise((address: string): GazetteerStreet[] => {
    const name = parseStreet(address);
    return name ? fittingStreets(name, cityId) : [];
  }, addressesMax),
);

/**
 * The street of the gazetteer that an address names. Where several fit it is the one of the urban, else the nearest to the point;
 * with neither, several urbans leave it open.
 */
export function findStreet(text: string, cityId: number, urbanId: number | null, point: Point | null): GazetteerStreet | null {
  const candidates = candidatesIn(cityId)(text);
  const inUrban = urbanId === null ? candidates : candidates.filter((street) => street.urban_id === urbanId);
  const [first, ...others] = inUrban.length > 0 ? inUrban : candidates;
  if (!first) return null;
  if (point) return nearest([first, ...others], point);
  return others.every((street) => street.urban_id === first.urban_id) ? first : null;
}

const LONG_STREET_METRES = 4000;

function nearest(streets: readonly GazetteerStreet[], point: Point): GazetteerStreet | null {
  const metres = (street: GazetteerStreet): number => distanceMetres(point, { latitude: street.lat, longitude: street.lng });
  const best = streets.reduce((one, other) => (metres(other) < metres(one) ? other : one));
  return metres(best) <= LONG_STREET_METRES ? best : null;
}
