import { z } from 'zod';
import { envelope, namedSchema } from './common';
import { locales } from './locales';
import { citySchema } from './locations';
import { flagQuery } from './query';

const ids = z.array(z.number().int());

/** An option of a dictionary with the types and deals it is offered for. */
const optionSchema = namedSchema.extend({
  key: z.string().nullable(),
  real_estate_types: ids,
  deal_types: ids,
  /** Amenities: the icon's name and their group. */
  icon: z.string().nullable(),
  group: z.enum(['parameter', 'feature', 'furniture', 'label']).nullable(),
  /** Shown with the others, never offered as a choice. */
  is_display_only: z.boolean(),
});
export type Option = z.infer<typeof optionSchema>;

/** What drives the filter panel and the forms: every dictionary, and the sections for each type and deal. */
export const filterParametersSchema = envelope(
  z.object({
    dictionaries: z.record(z.string(), z.array(optionSchema)),
    sections: z.array(
      z.object({ real_estate_type_id: z.number().int(), deal_type_id: z.number().int(), filters: z.array(z.string()) }),
    ),
  }),
);
export type FilterParameters = z.infer<typeof filterParametersSchema>['data'];

/** Options by the id of the type they are offered for; a type without any has an empty list. */
const byType = <T extends z.ZodType>(option: T) => z.record(z.string(), z.array(option));
const options = z.array(namedSchema);

/** The dictionaries in the nesting that clients of the market's API read. */
export const statementParametersSchema = envelope(
  z.object({
    /** `rate` is the price of one unit in GEL with four decimals, as text. */
    currencies: z.array(namedSchema.extend({ key: z.string(), rate: z.string(), symbol: z.string() })),
    real_estate_types: options,
    deal_types: byType(namedSchema),
    statuses: byType(namedSchema),
    conditions: byType(namedSchema.extend({ dealTypes: ids })),
    project_types: byType(namedSchema),
    daily_rent_types: byType(namedSchema),
    area_types: byType(namedSchema),
    statement_parameters: byType(
      namedSchema.extend({
        type: z.enum(['parameter', 'feature', 'furniture-equipment', 'label']),
        svg_file_name: z.string(),
        deal_types: ids,
      }),
    ),
    room_types: z.array(namedSchema.extend({ bedroom_types: options })),
    durations: z.array(z.object({ id: z.number().int(), day: z.number().int() })),
    bedroom_types: options,
    bathroom_types: options,
    living_room_types: options,
    heating_types: options,
    hot_water_types: options,
    parking_types: options,
    storeroom_types: options,
    material_types: options,
    door_window_types: options,
    build_years: options,
    lease_types: options,
    lease_contract_types: options,
    rent_types: options,
    metro_stations: z.array(namedSchema.extend({ urban_ids: ids })),
    cities: z.array(citySchema).optional(),
  }),
);
export type StatementParameters = z.infer<typeof statementParametersSchema>['data'];

/** `lang` overrides the locale header. */
export const statementParametersQuerySchema = z.object({
  lang: z.enum(locales).optional(),
  exclude_cities: flagQuery,
});
