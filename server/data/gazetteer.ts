import { z } from 'zod';
import { localisedSchema } from '@/lib/contracts/common';
import complexesFile from './complexes.json' with { type: 'json' };
import file from './metro-stations.json';
import placesFile from './places.json' with { type: 'json' };
import streetsFile from './streets.json' with { type: 'json' };

const idSchema = z.number().int().positive();
const position = { lat: z.number(), lng: z.number() };

const place = {
  id: idSchema,
  name: localisedSchema,
  /** The locative as used in a title, with its preposition where the language has one. */
  name_in: localisedSchema,
  slug: localisedSchema,
  ...position,
  /** Other names people write, in any language: former names, abbreviations, the market's spellings. */
  aliases: z.array(z.string()).optional(),
};

/** What one sees from a window there. A town by default; a district without one is like its city. */
const landscapeSchema = z.enum(['sea', 'mountains', 'country']);
export type Landscape = z.infer<typeof landscapeSchema> | 'city';

const urbanSchema = z.strictObject(place);
const districtSchema = z.strictObject({
  ...place,
  landscape: landscapeSchema.optional(),
  urbans: z.array(urbanSchema).default([]),
});
const citySchema = z.strictObject({
  ...place,
  is_resort: z.literal(true).optional(),
  landscape: landscapeSchema.optional(),
  region: localisedSchema,
  districts: z.array(districtSchema),
});
const placesSchema = z.strictObject({ cities: z.array(citySchema) });

const streetSchema = z.strictObject({
  id: idSchema,
  city_id: idSchema,
  district_id: idSchema.nullable(),
  urban_id: idSchema.nullable(),
  name: localisedSchema,
  name_in: localisedSchema,
  ...position,
});

export type GazetteerUrban = z.infer<typeof urbanSchema>;
export type GazetteerCity = z.infer<typeof citySchema>;
export type GazetteerStreet = z.infer<typeof streetSchema>;

/** Cities with their districts and urbans. Ids are those of the market's public data. */
export const places: Readonly<z.infer<typeof placesSchema>> = placesSchema.parse(placesFile);

export const streets: readonly GazetteerStreet[] = z.array(streetSchema).parse(streetsFile);

export type PlaceIds = { cityId: number; districtId: number | null; urbanId: number | null };

type Names = Pick<GazetteerUrban, 'name' | 'name_in' | 'aliases'>;
type NameIndex = ReadonlyMap<string, readonly PlaceIds[]>;

// A name shared by several places means the first of them: a city before an urban, an urban before the district of the same name.
const placeIndex: NameIndex = indexNames([
  ...places.cities.map((city) => entry(city, { cityId: city.id, districtId: null, urbanId: null })),
  ...places.cities.flatMap((city) =>
    city.districts.flatMap((district) =>
      district.urbans.map((urban) => entry(urban, { cityId: city.id, districtId: district.id, urbanId: urban.id })),
    ),
  ),
  ...places.cities.flatMap((city) =>
    city.districts.map((district) => entry(district, { cityId: city.id, districtId: district.id, urbanId: null })),
  ),
]);

/**
 * The place a text names, in the nominative or the locative of any of the three languages, whatever its case and punctuation.
 * Georgian may use either postposition (საბურთალოში, საბურთალოზე). With `cityId` only places of that city are found.
 */
export function findPlaceByName(text: string, cityId?: number): PlaceIds | undefined {
  for (const key of nameKeys(text)) {
    const found = placeIndex.get(key)?.find((ids) => cityId === undefined || ids.cityId === cityId);
    if (found) return found;
  }
  return undefined;
}

export function findCity(id: number): GazetteerCity | undefined {
  return places.cities.find((city) => city.id === id);
}

/** Streets of a city, or of one urban of it, in the order of the file. */
export function findStreets(cityId: number, urbanId?: number): GazetteerStreet[] {
  return streets.filter((street) => street.city_id === cityId && (urbanId === undefined || street.urban_id === urbanId));
}

/** The streets of a city whose full name this is, in the nominative or the locative of any language: several when it crosses urbans. */
export function findStreetsByName(text: string, cityId: number): GazetteerStreet[] {
  const wanted = normalise(text);
  return findStreets(cityId).filter((street) =>
    [...Object.values(street.name), ...Object.values(street.name_in)].some((name) => normalise(name) === wanted),
  );
}

function entry(names: Names, ids: PlaceIds): { names: Names; ids: PlaceIds } {
  return { names, ids };
}

function indexNames(entries: readonly { names: Names; ids: PlaceIds }[]): NameIndex {
  const index = new Map<string, PlaceIds[]>();
  for (const { names, ids } of entries) {
    const texts = [...Object.values(names.name), ...Object.values(names.name_in), ...(names.aliases ?? [])];
    for (const key of new Set(texts.flatMap(nameKeys))) {
      index.set(key, [...(index.get(key) ?? []), ids]);
    }
  }
  return index;
}

/** The keys a text is stored and looked up under, the exact one first: as written, without its preposition, without its postposition. */
function nameKeys(text: string): string[] {
  const exact = normalise(text);
  const bare = exact.replace(/^(?:in|on|at|в|во|на) /, '');
  const stem = exact.replace(/ ?(?:ში|ზე)$/, '');
  return [...new Set([exact, bare, stem])].filter((key) => key !== '');
}

function normalise(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}

const stationSchema = z.strictObject({
  id: z.number().int().positive(),
  name: localisedSchema,
  /** Where a list near it is: “near Delisi metro”. */
  name_in: localisedSchema,
  lat: z.number(),
  lng: z.number(),
  /** Neighbourhoods within a walk of the station. */
  urban_ids: z.array(z.number().int().positive()),
});
export type MetroStationRow = z.infer<typeof stationSchema>;

/** The stations of Tbilisi's metro. Ids up to 22 are those of the market's public data, which contains Station Square once. */
export const metroStations: readonly MetroStationRow[] = z.array(stationSchema).parse(file);

const aliasIndex = new Map<string, readonly string[]>(
  places.cities.flatMap((city) => [
    [`city ${city.id}`, city.aliases ?? []] as const,
    ...city.districts.flatMap((district) => [
      [`district ${district.id}`, district.aliases ?? []] as const,
      ...district.urbans.map((urban) => [`urban ${urban.id}`, urban.aliases ?? []] as const),
    ]),
  ]),
);

/** Other names that people write for a place. */
export const aliasesOf = (kind: 'city' | 'district' | 'urban', id: number): readonly string[] =>
  aliasIndex.get(`${kind} ${id}`) ?? [];

const complexSchema = z.strictObject({
  id: idSchema,
  name: localisedSchema,
  city_id: idSchema,
  district_id: idSchema,
  urban_id: idSchema,
  ...position,
  /** When it is to be handed over; null when it has been. */
  handover: z.object({ year: z.number().int(), quarter: z.number().int().min(1).max(4) }).nullable(),
});

/** Residential complexes of a fresh market's statements, all invented. */
export const complexes: readonly z.infer<typeof complexSchema>[] = z.array(complexSchema).parse(complexesFile);

const cityLandscapes = new Map<number, Landscape>(places.cities.map((city) => [city.id, city.landscape ?? 'city']));
const districtLandscapes = new Map<number, Landscape>(
  places.cities.flatMap((city) =>
    city.districts.map((district) => [district.id, district.landscape ?? city.landscape ?? 'city'] as const),
  ),
);

/** The view from a window of a place; the sea only where it is. */
export const landscapeOf = (cityId: number, districtId: number | null | undefined): Landscape =>
  (districtId ? districtLandscapes.get(districtId) : undefined) ?? cityLandscapes.get(cityId) ?? 'city';

const resortIds = new Set(places.cities.flatMap((city) => (city.is_resort ? [city.id] : [])));
export const isResort = (cityId: number): boolean => resortIds.has(cityId);
