import { createRoute, z } from '@hono/zod-openapi';
import { activePackagesSchema } from '@/lib/contracts/account/profile';
import { initiatedSchema } from '@/lib/contracts/money/payments';
import {
  boostOrderBodySchema,
  packageOrderBodySchema,
  promotionPreviewSchema,
  promotionResultsQuerySchema,
  promotionResultsSchema,
  promotionsQuerySchema,
  publicationOrderBodySchema,
  publicationPreviewSchema,
  publicationQuerySchema,
  statementPromotionsSchema,
  vipOrderBodySchema,
} from '@/lib/contracts/money/promotion';
import { idempotentCallOf, requireIdempotencyKey } from '../../http/request/idempotency-key';
import { identityOf, requireSignIn } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import { idOf } from '../publishing/publishing.context';
import type { PromotionService } from './promotion.service';
import type { PromotionResultsService } from './promotion-results.service';
import type { PublicationPreviewService } from './publication-preview.service';

const keyNote = 'Needs an Idempotency-Key; the same key and body return the first response again. 20 in a minute.';
const initiation = {
  method: 'post',
  description: keyNote,
  middleware: requireIdempotencyKey,
  responses: jsonResponses(initiatedSchema, 'What is to be paid', [400, 401, 409, 422, 429]),
} as const;

const vipRoute = createRoute({
  ...initiation,
  path: '/payments/init-vip-order',
  summary: 'Orders days of VIP, VIP plus or super VIP for own active statements',
  request: { body: jsonBody(vipOrderBodySchema) },
});
const packageRoute = createRoute({
  ...initiation,
  path: '/payments/init-package-order',
  summary: 'Orders a package of placements',
  request: { body: jsonBody(packageOrderBodySchema) },
});
const boostRoute = createRoute({
  ...initiation,
  path: '/payments/init-facebook-boost-order',
  summary: 'Orders a boost on Facebook for an own active statement',
  request: { body: jsonBody(boostOrderBodySchema) },
});
const publicationRoute = createRoute({
  ...initiation,
  path: '/payments/init-publication-order',
  summary: 'Orders days of an own statement over the free quota',
  request: { body: jsonBody(publicationOrderBodySchema) },
});

const previewRoute = createRoute({
  method: 'post',
  path: '/promotion/preview',
  summary: 'What a VIP order would cost and do',
  middleware: requireSignIn,
  request: { body: jsonBody(vipOrderBodySchema) },
  responses: jsonResponses(promotionPreviewSchema, 'The sum, and the end for each statement', [401, 422]),
});

const publicationPreviewRoute = createRoute({
  method: 'get',
  path: '/promotion/publication',
  summary: 'What days of an own statement over the free quota would cost',
  middleware: requireSignIn,
  request: { query: publicationQuerySchema },
  responses: jsonResponses(publicationPreviewSchema, 'The sum, and until when it is listed', [401, 404, 422]),
});

const promotionsRoute = createRoute({
  method: 'get',
  path: '/promotion/statements',
  summary: 'What runs on own statements and what follows',
  middleware: requireSignIn,
  request: { query: promotionsQuerySchema },
  responses: jsonResponses(statementPromotionsSchema, 'The visitor’s own among them', [401, 422]),
});

const resultsRoute = createRoute({
  method: 'get',
  path: '/statements/{id}{[0-9]+}/promotion-results',
  summary: 'Views, phone reveals and messages before and during a promotion of an own statement',
  middleware: requireSignIn,
  request: { params: z.object({ id: z.string().max(20) }), query: promotionResultsQuerySchema },
  responses: jsonResponses(promotionResultsSchema, 'The periods and the result of one', [401, 404, 422]),
});

const activePackagesRoute = createRoute({
  method: 'get',
  path: '/me/active-packages',
  summary: 'What is left of bought placements',
  middleware: requireSignIn,
  responses: jsonResponses(activePackagesSchema, 'Packages with something left, the one that ends first leading', [401]),
});

export type PromotionServices = {
  promotion: PromotionService;
  results: PromotionResultsService;
  publication: PublicationPreviewService;
};

/** Promotion under the statements microservice. */
export const promotionRoutes = ({ promotion, results, publication }: PromotionServices) =>
  createRouter()
    .openapi(vipRoute, async (context) => {
      const body = context.req.valid('json');
      return context.json({ result: true as const, data: await promotion.initVip(idempotentCallOf(context, body), body) }, 200);
    })
    .openapi(packageRoute, async (context) => {
      const body = context.req.valid('json');
      const data = await promotion.initPackage(idempotentCallOf(context, body), body);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(boostRoute, async (context) => {
      const body = context.req.valid('json');
      return context.json({ result: true as const, data: await promotion.initBoost(idempotentCallOf(context, body), body) }, 200);
    })
    .openapi(publicationRoute, async (context) => {
      const body = context.req.valid('json');
      const data = await promotion.initPublication(idempotentCallOf(context, body), body);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(previewRoute, async (context) => {
      const data = await promotion.preview(identityOf(context).userId, context.req.valid('json'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(publicationPreviewRoute, async (context) => {
      const { statement_id, days } = context.req.valid('query');
      const data = await publication.find(identityOf(context).userId, statement_id, days);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(promotionsRoute, async (context) => {
      const data = await promotion.findOwn(identityOf(context).userId, context.req.valid('query').ids);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(resultsRoute, async (context) => {
      const { period } = context.req.valid('query');
      const data = await results.find(identityOf(context).userId, idOf(context.req.valid('param').id), period);
      return context.json({ result: true as const, data }, 200);
    });

/** Packages under the projects microservice. */
export const packageRoutes = (service: PromotionService) =>
  createRouter().openapi(activePackagesRoute, async (context) =>
    context.json({ result: true as const, data: await service.activePackages(identityOf(context).userId) }, 200),
  );
