import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';

/** Reads a path of the API with the caller's own rights. */
export type CallApi = (path: string, body?: unknown) => Promise<{ status: number; text: string }>;

const ids = (what: string) => z.array(z.number().int().min(1)).max(20).optional().describe(what);
const amount = (what: string) => z.number().int().min(0).max(999_999_999).optional().describe(what);

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
  room_types: ids('1 to 5 for as many rooms, 7 for 6 and so on, 11 for 10 or more'),
  price_from: amount('Whole units of currency_id'),
  price_to: amount('Whole units of currency_id'),
  currency_id: z
    .union([z.literal(1), z.literal(2)])
    .optional()
    .describe('1 GEL, 2 USD'),
  area_from: amount('Square metres'),
  area_to: amount('Square metres'),
};

const queryOf = (input: object): string =>
  new URLSearchParams(
    Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as [string, string]])),
  ).toString();

const id = z.number().int().min(1).max(2_147_483_647);
const page = z.number().int().min(1).max(1000).optional();
const perPage = z.number().int().min(1).max(20).optional();

const annotations = { readOnlyHint: true, openWorldHint: false };

/** The tools of the endpoint for assistants; each is one call of the API, whose response it returns. */
export function registerTools(server: McpServer, callApi: CallApi): void {
  const answer = async (path: string, body?: unknown) => {
    const { status, text } = await callApi(path, body);
    return { isError: status >= 400, content: [{ type: 'text' as const, text }] };
  };
  server.registerTool(
    'search',
    {
      description: 'Listed homes, land and commercial space of Georgia by filters, the last changed first.',
      inputSchema: { ...filters, page, per_page: perPage },
      annotations,
    },
    (input) => answer(`/microservice/statements?${queryOf({ ...input, per_page: input.per_page ?? 10 })}`),
  );
  server.registerTool(
    'count',
    { description: 'How many listings match the filters.', inputSchema: filters, annotations },
    (input) => answer(`/microservice/statements/count?${queryOf(input)}`),
  );
  server.registerTool(
    'statement',
    { description: 'Everything about one listing; the phone is masked.', inputSchema: { id }, annotations },
    (input) => answer(`/microservice/statements/${input.id}`),
  );
  server.registerTool(
    'places',
    {
      description: 'Cities, districts, neighbourhoods, streets and metro stations by a name typed in any of the three languages.',
      inputSchema: { q: z.string().min(1).max(100) },
      annotations,
    },
    (input) => answer(`/locations/v2/suggestions?${queryOf(input)}`),
  );
  server.registerTool(
    'prices',
    {
      description:
        'Quartiles of prices and rents of a m² of apartments at one place, or in the country: now, by month, area and condition.',
      inputSchema: { cities: id.optional(), districts: id.optional(), urbans: id.optional() },
      annotations,
    },
    (input) => answer(`/microservice/prices?${queryOf(input)}`),
  );
  server.registerTool(
    'statement_prices',
    {
      description: 'How the price of a listing compares with those around, and what explains its estimate.',
      inputSchema: { id },
      annotations,
    },
    (input) => answer(`/microservice/prices/statements/${input.id}`),
  );
  server.registerTool(
    'estimate',
    {
      description:
        'The market price of an apartment of Tbilisi. It needs the token of a signed-in visitor, and takes the body of POST /api/v1/evaluation-predict-price.',
      inputSchema: { apartment: z.record(z.string(), z.unknown()) },
      annotations,
    },
    (input) => answer('/v1/evaluation-predict-price', input.apartment),
  );
}
