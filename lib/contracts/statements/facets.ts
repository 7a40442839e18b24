import { z } from 'zod';
import { envelope } from '../common';
import { filtersOf, namesOf } from './filters';

/** Bars of the histogram; the last one contains everything above. */
export const priceBarCount = 32;

const count = z.number().int();
/** Counts by the id of an option; an option without any is absent. */
const countsById = z.record(z.string(), count);

/** The total price, or that of a square metre. */
export const priceKinds = namesOf(filtersOf('price'));
export type PriceKind = (typeof priceKinds)[number];
/** GET statements/facets, in addition to the filters: which prices the histogram is of. */
export const facetsQuerySchema = z.object({ prices_of: z.enum(priceKinds).default('price') });

/** How many statements a search would have with one condition more, and how its prices are spread. */
export const facetsSchema = envelope(
  z.object({
    /** By the name of a popular condition. */
    popular: z.record(z.string(), count),
    /** Of any kind of parking, and of any station of the metro. */
    parking_types: countsById,
    metro_station_ids: countsById,
    /** Prices of the search without its bounds of that kind, in whole units of its currency; null where all are negotiable. */
    prices: z
      .object({
        kind: z.enum(priceKinds),
        /** The width of a bar; the first begins at 0. */
        step: z.number(),
        counts: z.array(count).length(priceBarCount),
        median: z.number(),
      })
      .nullable(),
  }),
);
/** Conditions of which each choice can be counted, the others of the search being kept. */
const countedFilters = filtersOf('option', 'options', 'place').filter(
  (filter): filter is Extract<typeof filter, { isCounted: true }> => 'isCounted' in filter,
);
export const choiceNames = namesOf(countedFilters);
export type ChoiceName = (typeof choiceNames)[number];
export const choiceParamsSchema = z.object({ choice: z.enum(choiceNames) });
export const choiceCountsSchema = envelope(countsById);

export type Facets = z.infer<typeof facetsSchema>['data'];
