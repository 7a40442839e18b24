import { z } from 'zod';
import { envelope, type Localised, localisedSchema, namedSchema } from './common';
import { perLocale } from './locales';
import { flagQuery, idListQuery, idQuery } from './query';

const translationSchema = z.object({ display_name: z.string(), display_name_in: z.string() });

const placeSchema = namedSchema.extend({
  /** The locative, as used in titles: "თბილისში", "in Tbilisi", "в Тбилиси". */
  display_name_in: z.string(),
  display_names_in: localisedSchema,
  /** Both names again, in the nesting that clients of the market's API read; our own pages do without. */
  translations: z.object(perLocale(() => translationSchema)).optional(),
  slug: z.string(),
  slugs: localisedSchema,
  lat: z.number(),
  lng: z.number(),
  streets_count: z.number().int(),
});

/** A street inside the tree, as the market spells it: the slug and the long name are the locative. */
const treeStreetSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  slugs: localisedSchema,
  seo_long_name: localisedSchema,
});

const urbanSchema = placeSchema.extend({
  has_street: z.boolean().optional(),
  grouped_streets: z.array(treeStreetSchema).optional(),
});
const districtSchema = placeSchema.extend({ urbans: z.array(urbanSchema) });
/** A municipality contains villages and resorts without their own entry. */
const cityKindSchema = z.enum(['capital', 'city', 'resort', 'municipality']);
export type CityKind = z.infer<typeof cityKindSchema>;
export const citySchema = placeSchema.extend({ kind: cityKindSchema, districts: z.array(districtSchema) });
export type City = z.infer<typeof citySchema>;
export type District = z.infer<typeof districtSchema>;
export type Urban = z.infer<typeof urbanSchema>;
export const citiesSchema = envelope(z.array(citySchema));
export const citiesQuerySchema = z.object({ with_streets: flagQuery });

const metroStationSchema = namedSchema.extend({
  slug: z.string(),
  /** “near Delisi metro”: how titles name the place of a list, and the end of its address. */
  display_names_in: localisedSchema,
  slugs_in: localisedSchema,
  lat: z.number(),
  lng: z.number(),
  /** Neighbourhoods within a walk. */
  urban_ids: z.array(z.number().int()),
});
export type MetroStation = z.infer<typeof metroStationSchema>;
export const metroStationsSchema = envelope(z.array(metroStationSchema));

const streetSchema = namedSchema.extend({
  search_display_name: z.string(),
  city_id: z.number().int(),
  district_id: z.number().int().nullable(),
  urban_id: z.number().int().nullable(),
  city_name: z.string(),
  /** Null where the street's city has no districts. */
  district_name: z.string().nullable(),
  urban_name: z.string().nullable(),
  /** Neighbourhood and city, for the second line of a suggestion: "Vake, Tbilisi". */
  place_names: localisedSchema,
  latitude: z.number(),
  longitude: z.number(),
  metro_stations: z.array(namedSchema),
});
export type Street = z.infer<typeof streetSchema>;
export const streetsSchema = envelope(z.array(streetSchema));

const groupedStreetSchema = namedSchema.extend({
  slug: z.string(),
  slugs: localisedSchema,
  display_name_in: z.string(),
  display_names_in: localisedSchema,
  city_id: z.number().int(),
  district_id: z.number().int().nullable(),
  urban_id: z.number().int().nullable(),
});
/** The spec reads grouped streets at `data.data`. */
export const groupedStreetsSchema = envelope(z.object({ data: z.array(groupedStreetSchema) }));
export type GroupedStreet = z.infer<typeof groupedStreetSchema>;
export const groupedStreetIdsQuerySchema = z.object({ ids: idListQuery.optional() });
export const groupedStreetPlacesQuerySchema = z.object({
  cities: idListQuery.optional(),
  districts: idListQuery.optional(),
  urbans: idListQuery.optional(),
});

export const treeKinds = ['city', 'district', 'urban'] as const;
/** The levels of the tree of places, the largest first. */
export type TreeKind = (typeof treeKinds)[number];
const namedKinds = ['street', 'metro', 'complex'] as const;
/** Places outside the tree, which are known by the name they were chosen by. */
export type NamedKind = (typeof namedKinds)[number];

/** What a suggestion may be; a statement is found by its number. */
const suggestionKinds = [...treeKinds, ...namedKinds, 'statement'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

const complexSchema = namedSchema.extend({
  city_id: z.number().int(),
  district_id: z.number().int().nullable(),
  urban_id: z.number().int().nullable(),
  lat: z.number(),
  lng: z.number(),
});
export type Complex = z.infer<typeof complexSchema>;
export const complexesSchema = envelope(z.array(complexSchema));

/** The identifier of each kind. */
const identifierNames = {
  city: 'city_id',
  district: 'district_id',
  urban: 'urban_id',
  street: 'street_id',
  metro: 'metro_station_id',
  complex: 'project_id',
  statement: 'statement_id',
} as const satisfies Record<SuggestionKind, string>;

const handoverSchema = z.object({ year: z.number().int(), quarter: z.number().int() });

/** The matches of the query; `identifiers` are what the list's filters take. */
const suggestionSchema = z.object({
  /** From the smallest to the largest: "Vake, Vake-Saburtalo, Tbilisi". */
  locations: z.string(),
  location_names: localisedSchema,
  find_point: z.enum(suggestionKinds),
  identifiers: z.object({
    city_id: z.number().int(),
    district_id: z.number().int().nullable(),
    urban_id: z.number().int().nullable(),
    street_id: z.number().int().nullable(),
    metro_station_id: z.number().int().nullable(),
    project_id: z.number().int().nullable(),
    statement_id: z.number().int().nullable(),
  }),
  /** Active statements there. */
  statements_count: z.number().int(),
  /** The house number of the query, with a street: "37" of "Chavchavadze 37". */
  house_number: z.string().nullable(),
  /** When a complex is to be handed over; null where it has been, and for anything else. */
  handover: handoverSchema.nullable(),
  lat: z.number(),
  lng: z.number(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;
/** `nearest`: names spelled like a query that finds nothing, the nearest first. */
const nearest = z.array(localisedSchema);
export const suggestionsSchema = envelope(z.array(suggestionSchema)).extend({ nearest });

/** The id of what is suggested. */
export const idOfSuggestion = ({ find_point, identifiers }: Pick<Suggestion, 'find_point' | 'identifiers'>): number | null =>
  identifiers[identifierNames[find_point]];

const idsSchema = z.array(z.number().int());
/** The places that a free text names, as filters of the list, and the words that are left. */
const textPlaces = z.object({
  q: z.string(),
  cities: idsSchema,
  districts: idsSchema,
  urbans: idsSchema,
  streets: idsSchema,
  metro_station_ids: idsSchema,
  projects: idsSchema,
});
export type TextPlaces = z.infer<typeof textPlaces>;
export const textPlacesSchema = envelope(textPlaces);

const mapNames = (names: Localised, map: (name: string) => string): Localised => ({
  ka: map(names.ka),
  en: map(names.en),
  ru: map(names.ru),
});

/** A suggestion as the place picker reads it. */
const placeSuggestionSchema = suggestionSchema.transform((suggestion, context) => {
  const { find_point: kind, identifiers, location_names: names, statements_count: count, handover } = suggestion;
  const id = idOfSuggestion({ find_point: kind, identifiers });
  if (id === null) {
    context.addIssue({ code: 'custom', message: `A ${kind} without its id`, path: ['identifiers'] });
    return z.NEVER;
  }
  return {
    kind,
    id,
    count,
    handover,
    display_names: mapNames(names, (name) => name.split(', ')[0] ?? name),
    /** What it is in, from the nearest place to the city: "Vake-Saburtalo, Tbilisi"; empty for a city. */
    context: mapNames(names, (name) => name.split(', ').slice(1).join(', ')),
  };
});
export type PlaceSuggestion = z.output<typeof placeSuggestionSchema>;
export const placeSuggestionsSchema = envelope(z.array(placeSuggestionSchema)).extend({ nearest });

/** A street search of the site starts at this many characters (the spec: longer than 3). */
export const streetQueryLengthMin = 4;
/** Clients of the market's locations service search from this many. */
export const placeQueryLengthMin = 2;
const textQuery = z.string().max(255).default('');
export const streetQuerySchema = z.object({ q: textQuery, city_id: idQuery.optional() });
const placeKeyPattern = /^(city|district|urban|street|metro|complex)-\d{1,9}$/;
const placeKeysMax = 50;
/** Places by kind and id, "urban-38,metro-3". */
const placeKeysQuery = z
  .string()
  .transform((keys) => keys.split(','))
  .pipe(z.array(z.string().regex(placeKeyPattern)).max(placeKeysMax));
export const suggestionQuerySchema = z.object({ q: textQuery, places: placeKeysQuery.optional() });
export const textQuerySchema = z.object({ q: textQuery });
