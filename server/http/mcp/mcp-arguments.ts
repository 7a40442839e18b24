import { z } from 'zod';
import { idMax } from '@/lib/contracts/bounds';
import { locales } from '@/lib/contracts/common';
import { estimateBodySchema } from '@/lib/contracts/estimate';

/**
 * The arguments of a tool. Assistants invent names: one that is unknown is an error that lists the known ones, because a filter that is
 * silently dropped gives an answer to another question.
 */
function toolArguments<Shape extends z.ZodRawShape>(shape: Shape) {
  const known = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `Unknown argument ${issue.keys.map((name) => `"${name}"`).join(', ')}. Known arguments: ${known}`
        : undefined,
  });
}

const ids = (what: string) => z.array(z.number().int().min(1).max(idMax)).max(20).optional().describe(what);
const amount = (what: string) => z.number().int().min(0).max(999_999_999).optional().describe(what);
const id = z.number().int().min(1).max(idMax);
const language = z
  .enum(locales)
  .optional()
  .describe('Language of titles and names: ka Georgian (by default), en English, ru Russian');

const filters = {
  q: z
    .string()
    .max(255)
    .optional()
    .describe('Words, which may name a place: "2-room flat in Vake". Georgian, English or Russian'),
  deal_types: ids('1 sale, 2 rent by the month, 3 pledge, 7 rent by the day, 10 lease of land'),
  real_estate_types: ids('1 apartment, 2 house, 3 country house, 4 land, 5 commercial, 6 hotel'),
  cities: ids('Ids of cities from the tool "places"; Tbilisi is 1'),
  districts: ids('Ids of districts'),
  urbans: ids('Ids of neighbourhoods'),
  streets: ids('Ids of streets'),
  metro_station_ids: ids('Ids of metro stations within a walk'),
  projects: ids('Ids of complexes'),
  room_types: ids('1 to 5 for as many rooms, 7 for 6 and so on, 11 for 10 or more'),
  price_from: amount('Whole units of currency_id'),
  price_to: amount('Whole units of currency_id'),
  currency_id: z
    .union([z.literal(1), z.literal(2)])
    .optional()
    .describe('Currency of the bounds: 1 GEL (by default), 2 USD'),
  area_from: amount('Square metres'),
  area_to: amount('Square metres'),
};

export const countArguments = toolArguments(filters);
export const searchArguments = toolArguments({
  ...filters,
  page: z.number().int().min(1).max(1000).optional(),
  per_page: z.number().int().min(1).max(20).optional().describe('10 by default'),
  language,
});
export const statementArguments = toolArguments({ id, language });
export const placesArguments = toolArguments({ q: z.string().min(1).max(100), language });
export const pricesArguments = toolArguments({
  cities: id.optional().describe('Id of a city. Name one place at most; none is the whole country'),
  districts: id.optional().describe('Id of a district'),
  urbans: id.optional().describe('Id of a neighbourhood'),
});
export const statementPricesArguments = toolArguments({ id });
export const estimateArguments = toolArguments({ apartment: toolArguments(estimateBodySchema.shape) });

/** Arguments as a query of the API; lists in the comma form. */
export const queryOf = (given: object): string =>
  new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as [string, string]])),
  ).toString();
