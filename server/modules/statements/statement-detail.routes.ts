import { createRoute, z } from '@hono/zod-openapi';
import {
  parcelSchema,
  priceHistorySchema,
  revealedPhoneSchema,
  similarsSchema,
  statementDetailResponseSchema,
  statementStubSchema,
} from '@/lib/contracts/statements/statements';
import { jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { StatementDetailService } from './statement-detail.service';
import { viewerOf, visitorOf } from './statements.context';
import { pageSizeMaxFor, pagingOfQuery, pagingQuery } from './statements.paging';

/** An id or a uuid; anything else is a statement that is not there. */
const referenceParam = z.object({ id: z.string().max(255) });
const reportQuery = z.object({ search_report_uuid: z.guid().optional() });
const phoneQuery = reportQuery.extend({ statement_uuid: z.guid() });
const daysQuery = z.object({ dateFrom: z.iso.date().optional(), dateTo: z.iso.date().optional() });

const detailRoute = createRoute({
  method: 'get',
  path: '/statements/{id}{[0-9a-fA-F-]+}',
  summary: 'One statement by its id or uuid',
  description: 'Active ones for everybody, others for their owner. The phone is masked.',
  request: { params: referenceParam, query: reportQuery },
  responses: jsonResponses(statementDetailResponseSchema, 'The statement', [404, 422]),
});

const stubRoute = createRoute({
  method: 'get',
  path: '/statements/stub/{id}',
  summary: 'Title, place and state of a statement that is or was listed',
  request: { params: referenceParam },
  responses: jsonResponses(statementStubSchema, 'What its page may show to other visitors', [404, 410]),
});

const similarsRoute = createRoute({
  method: 'get',
  path: '/statements/similars/{id}',
  summary: 'Listed statements like this one',
  request: { params: referenceParam, query: pagingQuery },
  responses: jsonResponses(similarsSchema, 'The most similar first', [404, 422]),
});

const priceHistoryRoute = createRoute({
  method: 'get',
  path: '/statements/price-history/{id}',
  summary: 'The prices its owner set',
  request: { params: referenceParam, query: daysQuery },
  responses: jsonResponses(priceHistorySchema, 'The oldest first', [404, 422]),
});

const parcelRoute = createRoute({
  method: 'get',
  path: '/statements/napr-map-data/{id}',
  summary: 'The outline of its parcel as GeoJSON',
  request: { params: referenceParam },
  responses: jsonResponses(parcelSchema, 'No features where there is no outline', [404]),
});

const phoneRoute = createRoute({
  method: 'post',
  path: '/statements/phone/show',
  summary: 'The phone number of a statement',
  description: '20 in an hour, counted by address and by signed-in visitor.',
  request: { query: phoneQuery },
  responses: jsonResponses(revealedPhoneSchema, 'The number', [404, 422, 429]),
});

/** Everything about one statement. */
export function statementDetailRoutes(service: StatementDetailService) {
  return createRouter()
    .openapi(stubRoute, async (context) => {
      const data = await service.stub(context.req.valid('param').id);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(similarsRoute, async (context) => {
      const { page, perPage } = pagingOfQuery(context.req.valid('query'), pageSizeMaxFor(context.get('apiKeyId')));
      const data = await service.similars(context.req.valid('param').id, page, perPage, visitorOf(context));
      return context.json({ result: true as const, data: { data } }, 200);
    })
    .openapi(priceHistoryRoute, async (context) => {
      const { dateFrom, dateTo } = context.req.valid('query');
      const days = { ...(dateFrom ? { from: dateFrom } : {}), ...(dateTo ? { to: dateTo } : {}) };
      const data = await service.priceHistory(context.req.valid('param').id, visitorOf(context), days);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(parcelRoute, async (context) => {
      await service.assertVisible(context.req.valid('param').id, visitorOf(context));
      return context.json({ result: true as const, data: { type: 'FeatureCollection' as const, features: [] } }, 200);
    })
    .openapi(phoneRoute, async (context) => {
      const { statement_uuid, search_report_uuid } = context.req.valid('query');
      const phone = await service.phone(statement_uuid, viewerOf(context), search_report_uuid);
      return context.json(
        { result: true as const, data: { phone_number: phone, search_report_uuid: search_report_uuid ?? null } },
        200,
      );
    })
    .openapi(detailRoute, async (context) => {
      const { search_report_uuid } = context.req.valid('query');
      const statement = await service.detail(context.req.valid('param').id, viewerOf(context), search_report_uuid);
      return context.json({ result: true as const, data: { statement, search_report_uuid: search_report_uuid ?? null } }, 200);
    });
}
