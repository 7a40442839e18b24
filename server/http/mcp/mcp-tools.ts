import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { Locale } from '@/lib/contracts/common';
import { estimateResponseSchema, estimateSchema } from '@/lib/contracts/estimate';
import { suggestionsSchema } from '@/lib/contracts/locations';
import { placePricesResponseSchema, statementPricesResponseSchema } from '@/lib/contracts/statements/prices';
import { statementCountSchema, statementDetailResponseSchema, statementListSchema } from '@/lib/contracts/statements/statements';
import {
  countArguments,
  estimateArguments,
  placesArguments,
  pricesArguments,
  queryOf,
  searchArguments,
  statementArguments,
  statementPricesArguments,
} from './mcp-arguments';
import { pricesResultSchema, toPricesResult } from './mcp-prices';
import { homeDetailSchema, homesSchema, placesSchema, type ResultContext, toHome, toHomeDetail, toPlaces } from './mcp-results';

type Call = { path: string; locale: Locale; body?: unknown };
/** Reads a path of the API with the caller's own rights. */
export type CallApi = (call: Call) => Promise<{ status: number; text: string }>;

type ToolsParts = {
  callApi: CallApi;
  siteUrl: string;
  /** Language of callers that name none. */
  locale: Locale;
};

const annotations = { readOnlyHint: true, openWorldHint: false };
const homesPerPage = 10;

type ToolResult = {
  isError: boolean;
  content: { type: 'text'; text: string }[];
  structuredContent?: Record<string, unknown>;
};
const failed = (text: string): ToolResult => ({ isError: true, content: [{ type: 'text', text }] });

/** @returns a reader of the API whose answer is what `write` makes of the response; what the API refuses is an error of the tool */
const createAnswer =
  (callApi: CallApi) =>
  async <T>(call: Call, schema: z.ZodType<T>, write: (response: T) => Record<string, unknown>): Promise<ToolResult> => {
    const { status, text } = await callApi(call);
    if (status >= 400) return failed(text);
    const parsed = schema.safeParse(JSON.parse(text));
    if (!parsed.success) return failed('The service gave an answer of another form.');
    const structuredContent = write(parsed.data);
    // Clients that read no structured content have the same as text.
    return { isError: false, content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
  };

type Registered = { server: McpServer; answer: ReturnType<typeof createAnswer>; contextOf: (language?: Locale) => ResultContext };

function registerSearch({ server, answer, contextOf }: Registered): void {
  server.registerTool(
    'search',
    {
      description: 'Listed homes, land and commercial space of Georgia by filters, the last changed first.',
      inputSchema: searchArguments,
      outputSchema: homesSchema,
      annotations,
    },
    ({ language, page = 1, per_page = homesPerPage, ...filters }) => {
      const context = contextOf(language);
      const path = `/microservice/statements?${queryOf({ ...filters, page, per_page, with_auctions: 0 })}`;
      return answer({ path, locale: context.locale }, statementListSchema, ({ data }) => ({
        homes: data.data.map((card) => toHome(card, context)),
        page,
        per_page,
      }));
    },
  );
  server.registerTool(
    'count',
    {
      description: 'How many listings match the filters.',
      inputSchema: countArguments,
      outputSchema: z.object({ total: z.number() }),
      annotations,
    },
    (filters) =>
      answer(
        { path: `/microservice/statements/count?${queryOf(filters)}`, locale: contextOf().locale },
        statementCountSchema,
        ({ data }) => ({ total: data.total }),
      ),
  );
}

function registerReading({ server, answer, contextOf }: Registered): void {
  server.registerTool(
    'statement',
    {
      description: 'One listing in detail; the phone is masked.',
      inputSchema: statementArguments,
      outputSchema: homeDetailSchema,
      annotations,
    },
    ({ id, language }) => {
      const context = contextOf(language);
      return answer(
        { path: `/microservice/statements/${id}`, locale: context.locale },
        statementDetailResponseSchema,
        ({ data }) => toHomeDetail(data.statement, context),
      );
    },
  );
  server.registerTool(
    'places',
    {
      description: 'Cities, districts, neighbourhoods, streets and metro stations by a name typed in any of the three languages.',
      inputSchema: placesArguments,
      outputSchema: placesSchema,
      annotations,
    },
    ({ q, language }) => {
      const { locale } = contextOf(language);
      return answer({ path: `/locations/v2/suggestions?${queryOf({ q })}`, locale }, suggestionsSchema, ({ data, nearest }) =>
        toPlaces(data, nearest, locale),
      );
    },
  );
}

function registerPrices({ server, answer, contextOf }: Registered): void {
  const { locale } = contextOf();
  server.registerTool(
    'prices',
    {
      description: 'Prices and rents of a m² of apartments at one place, or in the country: now, by month, area and condition.',
      inputSchema: pricesArguments,
      outputSchema: pricesResultSchema,
      annotations,
    },
    (place) =>
      answer({ path: `/microservice/prices?${queryOf(place)}`, locale }, placePricesResponseSchema, ({ data }) =>
        toPricesResult(data),
      ),
  );
  server.registerTool(
    'statement_prices',
    {
      description: 'How the price of a listing compares with those around, and what explains its estimate.',
      inputSchema: statementPricesArguments,
      outputSchema: statementPricesResponseSchema.shape.data,
      annotations,
    },
    ({ id }) =>
      answer({ path: `/microservice/prices/statements/${id}`, locale }, statementPricesResponseSchema, ({ data }) => data),
  );
  server.registerTool(
    'estimate',
    {
      description: 'The market price of an apartment of Tbilisi. It needs the token of a signed-in visitor.',
      inputSchema: estimateArguments,
      outputSchema: z.object({ estimates: z.array(estimateSchema) }),
      annotations,
    },
    ({ apartment }) =>
      answer({ path: '/v1/evaluation-predict-price', locale, body: apartment }, estimateResponseSchema, ({ data }) => ({
        estimates: data,
      })),
  );
}

/** The tools of the endpoint for assistants. Each is one call of the API; it gives less than the response where that is long. */
export function registerTools(server: McpServer, { callApi, siteUrl, locale }: ToolsParts): void {
  const contextOf = (language = locale): ResultContext => ({ siteUrl, locale: language });
  const registered = { server, answer: createAnswer(callApi), contextOf };
  registerSearch(registered);
  registerReading(registered);
  registerPrices(registered);
}
