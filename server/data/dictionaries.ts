import { z } from 'zod';
import { localisedSchema } from '@/lib/contracts/common';
import dictionariesFile from './dictionaries.json' with { type: 'json' };
import filterSectionsFile from './filter-sections.json' with { type: 'json' };

export const dictionaryNames = [
  'deal_types',
  'real_estate_types',
  'currencies',
  'price_types',
  'durations',
  'statuses',
  'conditions',
  'project_types',
  'room_types',
  'bedroom_types',
  'bathroom_types',
  'living_room_types',
  'heating_types',
  'hot_water_types',
  'parking_types',
  'storeroom_types',
  'material_types',
  'door_window_types',
  'build_years',
  'area_types',
  'rent_types',
  'lease_types',
  'lease_contract_types',
  'daily_rent_types',
  'parameters',
] as const;
export type DictionaryName = (typeof dictionaryNames)[number];

/** Sections without a dictionary: ranges (`price` means `price_from` and `price_to`) and flags. */
const plainSectionNames = [
  'price',
  'square_price',
  'area',
  'floor',
  'height',
  'not_first',
  'not_last',
  'has_balcony',
  'has_loggia',
  'has_porch',
  'has_cadastral_code',
  'can_exchanged',
  'with_picture',
  'with_3d',
  'owner',
] as const;

const idSchema = z.number().int().positive();

const entrySchema = z.strictObject({
  id: idSchema,
  key: z.string().optional(),
  name: localisedSchema,
  /** The pairs an entry is offered for: every type here with every deal here, as far as the market has that pair. */
  real_estate_types: z.array(idSchema).min(1),
  deal_types: z.array(idSchema).min(1),
  /** Currencies. */
  symbol: z.string().optional(),
  /** Shown with others, never offered as a choice. */
  is_display_only: z.boolean().optional(),
  /** Durations: how long a statement stays listed. */
  days: z.number().int().positive().optional(),
  /** Rooms: the numbers of bedrooms that fit in. */
  bedroom_types: z.array(idSchema).optional(),
  /** Amenities: the icon's file name and their group. */
  icon: z.string().optional(),
  group: z.enum(['parameter', 'feature', 'furniture', 'label']).optional(),
});
export type DictionaryEntry = z.infer<typeof entrySchema>;

/** Every dictionary, in display order. Ids are those of the market's public data. */
export const dictionaries: Readonly<Record<DictionaryName, readonly DictionaryEntry[]>> = z
  .record(z.enum(dictionaryNames), z.array(entrySchema))
  .parse(dictionariesFile);

const sectionsSchema = z.strictObject({
  real_estate_type_id: idSchema,
  deal_type_id: idSchema,
  /** In display order. A section named as a dictionary offers that dictionary's entries for the pair. */
  filters: z.array(z.enum([...dictionaryNames, ...plainSectionNames])),
});
export type FilterSections = z.infer<typeof sectionsSchema>;
export type FilterSectionName = FilterSections['filters'][number];

/** One row per pair of type and deal of the market. */
export const filterSections: readonly FilterSections[] = z.array(sectionsSchema).parse(filterSectionsFile);

export type StatementPair = { realEstateTypeId: number; dealTypeId: number };

/** The filters offered for a pair, or none when the pair does not exist (a daily rent of land). */
export function findFilterSections(pair: StatementPair): readonly FilterSectionName[] {
  const row = filterSections.find(
    (sections) => sections.real_estate_type_id === pair.realEstateTypeId && sections.deal_type_id === pair.dealTypeId,
  );
  return row?.filters ?? [];
}

/** Whether the market has this deal for this type: land is never rented, nothing else is leased. */
export function isKnownPair(pair: StatementPair): boolean {
  return findFilterSections(pair).length > 0;
}

export function findEntry(name: DictionaryName, id: number): DictionaryEntry | undefined {
  return dictionaries[name].find((entry) => entry.id === id);
}

/** The entries of a dictionary that a form or a filter offers for a pair, in display order. */
export function findOfferedEntries(name: DictionaryName, pair: StatementPair): DictionaryEntry[] {
  if (!isKnownPair(pair)) return [];
  return dictionaries[name].filter(
    (entry) =>
      entry.is_display_only !== true &&
      entry.real_estate_types.includes(pair.realEstateTypeId) &&
      entry.deal_types.includes(pair.dealTypeId),
  );
}
