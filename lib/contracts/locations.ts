import { z } from 'zod';
import { envelope, localisedSchema, namedSchema } from './common';

const placeSchema = namedSchema.extend({
  /** The locative as it stands in a title: "თბილისში", "in Tbilisi", "в Тбилиси". */
  display_name_in: z.string(),
  display_names_in: localisedSchema,
  slug: z.string(),
  slugs: localisedSchema,
  lat: z.number(),
  lng: z.number(),
});

export const urbanSchema = placeSchema.extend({ streets_count: z.number().int() });
export const districtSchema = placeSchema.extend({ streets_count: z.number().int(), urbans: z.array(urbanSchema) });
export const citySchema = placeSchema.extend({ streets_count: z.number().int(), districts: z.array(districtSchema) });
export type City = z.infer<typeof citySchema>;
export const citiesSchema = envelope(z.array(citySchema));

export const streetSchema = namedSchema.extend({
  search_display_name: z.string(),
  city_id: z.number().int(),
  district_id: z.number().int().nullable(),
  urban_id: z.number().int().nullable(),
  city_name: z.string(),
  district_name: z.string(),
  urban_name: z.string(),
  place_names: localisedSchema,
  latitude: z.number(),
  longitude: z.number(),
  metro_stations: z.array(z.unknown()),
});
export type Street = z.infer<typeof streetSchema>;
export const streetsSchema = envelope(z.array(streetSchema));

export const groupedStreetSchema = namedSchema.extend({
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

/** A street search starts at this many characters (the spec: longer than 3). */
export const streetQueryLengthMin = 4;
export const streetQuerySchema = z.object({
  q: z.string().max(255),
  city_id: z.coerce.number().int().positive().optional(),
});
