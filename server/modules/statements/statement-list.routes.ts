import { createRoute, z } from '@hono/zod-openapi';
import { mapDataSchema, statementCountSchema, statementListSchema } from '@/lib/contracts/statements/statements';
import { withImagesAt } from '../../http/response/absolute-images';
import { entityTagOf } from '../../http/response/entity-tags';
import { jsonBytes, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import { finestLevel } from '../search/search.grid';
import type { CardForm } from './statement-cards.service';
import type { StatementListService } from './statement-list.service';
import { filtersOf, visitorOf } from './statements.context';
import { filterParameters } from './statements.openapi';

const zoomQuery = z.object({
  zoom: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .pipe(z.number().max(finestLevel))
    .optional(),
});
const auctionsQuery = z.object({
  with_auctions: z
    .enum(['1', '0', 'true', 'false'])
    .transform((text) => text === '1' || text === 'true')
    .optional()
    .openapi({ description: 'Whether the auctions of the filters come along; without it, those of the first page do' }),
});
/** Shows a whole city. */
const defaultZoom = 12;

const listRoute = createRoute({
  method: 'get',
  path: '/statements',
  summary: 'One page of the statements that match',
  description:
    'With `is_vip=1` and no order it is the paid strip: the highest tier first, rotating inside a tier. A page past the end is empty. Unknown names are ignored, and of numbers, ids and flags that are none. The ETag leaves out the id of the report.',
  parameters: filterParameters,
  request: { query: auctionsQuery },
  responses: jsonResponses(
    statementListSchema,
    'The page, the auctions of the same filters, and the id of this search report',
    [422],
  ),
});

const countRoute = createRoute({
  method: 'get',
  path: '/statements/count',
  summary: 'How many statements match',
  parameters: filterParameters,
  responses: jsonResponses(statementCountSchema, 'The exact count', [422]),
});

const mapRoute = createRoute({
  method: 'get',
  path: '/statements/map-data',
  summary: 'The statements that match as points of a map',
  description: 'At most 400 points; those of one cell of the zoom are one, with the lowest of their prices.',
  parameters: filterParameters,
  request: { query: zoomQuery },
  responses: jsonResponses(mapDataSchema, 'The points, and how many statements they represent', [422]),
});

const cardForm = (origin: string | null): CardForm => ({
  form: origin ?? 'own',
  write: (card) => (origin === null ? JSON.stringify(card) : withImagesAt(origin, JSON.stringify(card))),
});

/** Lists, counts and maps. */
export function statementListRoutes(service: StatementListService) {
  return createRouter()
    .openapi(listRoute, async (context) => {
      const filters = filtersOf(context);
      const { with_auctions: withAuctions = (filters.page ?? 1) === 1 } = context.req.valid('query');
      const form = cardForm(context.get('takeImageOrigin')());
      const { body, parts } = await service.list(filters, visitorOf(context), { ...form, withAuctions });
      return jsonBytes<z.infer<typeof statementListSchema>>(context, body, entityTagOf(...parts));
    })
    .openapi(countRoute, async (context) => {
      const data = await service.count(filtersOf(context));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(mapRoute, async (context) => {
      const { zoom = defaultZoom } = context.req.valid('query');
      const data = await service.map(filtersOf(context), zoom);
      return context.json({ result: true as const, data }, 200);
    });
}
