import { createRoute } from '@hono/zod-openapi';
import {
  footerEntryBodySchema,
  groupCompanyBodySchema,
  siteItemParamsSchema,
  siteOrderBodySchema,
  staffFooterSchema,
  staffGroupCompaniesSchema,
} from '@/lib/contracts/staff/site-content';
import { freshCodeNeeded, requireFreshTotp } from '../../http/request/fresh-totp';
import { identityOf, staffOnly } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { TotpService } from '../staff/totp.service';
import type { SiteDeskService } from './site-desk.service';

const middleware = staffOnly();
const params = siteItemParamsSchema;
const footerNow = jsonResponses(staffFooterSchema, 'The footer as it is now', [401, 403, 404, 422, 429]);
const companiesNow = jsonResponses(staffGroupCompaniesSchema, 'The companies as they are now', [401, 403, 404, 422, 429]);
const order = { body: jsonBody(siteOrderBodySchema) };

const footerPath = '/admin/footer';
const footerRoutes = {
  list: createRoute({ method: 'get', path: footerPath, summary: 'The footer with its groups', middleware, responses: footerNow }),
  order: createRoute({
    ...{ method: 'put', path: `${footerPath}/order`, middleware, request: order, responses: footerNow },
    summary: 'Reorders the entries of one group, or the groups of a row',
  }),
  add: createRoute({
    ...{ method: 'post', path: `${footerPath}/entries`, summary: 'Adds a group, a link or a social network', middleware },
    ...{ request: { body: jsonBody(footerEntryBodySchema) }, responses: footerNow },
  }),
  change: createRoute({
    ...{ method: 'put', path: `${footerPath}/entries/{id}`, summary: 'Changes an entry, which stays in its group', middleware },
    ...{ request: { params, body: jsonBody(footerEntryBodySchema) }, responses: footerNow },
  }),
  remove: createRoute({
    ...{
      method: 'delete',
      path: `${footerPath}/entries/{id}`,
      summary: 'Removes an entry with its links',
      description: freshCodeNeeded,
      middleware,
    },
    ...{ request: { params }, responses: footerNow },
  }),
} as const;

const companiesPath = '/admin/group-companies';
const companyRoutes = {
  list: createRoute({
    method: 'get',
    path: companiesPath,
    summary: 'Companies of the group',
    middleware,
    responses: companiesNow,
  }),
  order: createRoute({
    ...{ method: 'put', path: `${companiesPath}/order`, summary: 'Reorders the companies', middleware },
    ...{ request: order, responses: companiesNow },
  }),
  add: createRoute({
    ...{ method: 'post', path: `${companiesPath}/entries`, summary: 'Adds a company of the group', middleware },
    ...{ request: { body: jsonBody(groupCompanyBodySchema) }, responses: companiesNow },
  }),
  change: createRoute({
    ...{ method: 'put', path: `${companiesPath}/entries/{id}`, summary: 'Changes a company of the group', middleware },
    ...{ request: { params, body: jsonBody(groupCompanyBodySchema) }, responses: companiesNow },
  }),
  remove: createRoute({
    ...{
      method: 'delete',
      path: `${companiesPath}/entries/{id}`,
      summary: 'Removes a company of the group',
      description: freshCodeNeeded,
      middleware,
    },
    ...{ request: { params }, responses: companiesNow },
  }),
} as const;

function footerDeskRoutes({ footer }: SiteDeskService, totp: TotpService) {
  const read = async () => ({ result: true as const, data: await footer.list() });
  return createRouter()
    .openapi(footerRoutes.list, async (context) => context.json(await read(), 200))
    .openapi(footerRoutes.order, async (context) => {
      await footer.reorder(identityOf(context).userId, context.req.valid('json').ids);
      return context.json(await read(), 200);
    })
    .openapi(footerRoutes.add, async (context) => {
      await footer.add(identityOf(context).userId, context.req.valid('json'));
      return context.json(await read(), 200);
    })
    .openapi(footerRoutes.change, async (context) => {
      await footer.change(identityOf(context).userId, context.req.valid('param').id, context.req.valid('json'));
      return context.json(await read(), 200);
    })
    .openapi(footerRoutes.remove, async (context) => {
      await requireFreshTotp(context, totp);
      await footer.remove(identityOf(context).userId, context.req.valid('param').id);
      return context.json(await read(), 200);
    });
}

function groupCompanyRoutes({ companies }: SiteDeskService, totp: TotpService) {
  const read = async () => ({ result: true as const, data: await companies.list() });
  return createRouter()
    .openapi(companyRoutes.list, async (context) => context.json(await read(), 200))
    .openapi(companyRoutes.order, async (context) => {
      await companies.reorder(identityOf(context).userId, context.req.valid('json').ids);
      return context.json(await read(), 200);
    })
    .openapi(companyRoutes.add, async (context) => {
      await companies.add(identityOf(context).userId, context.req.valid('json'));
      return context.json(await read(), 200);
    })
    .openapi(companyRoutes.change, async (context) => {
      await companies.change(identityOf(context).userId, context.req.valid('param').id, context.req.valid('json'));
      return context.json(await read(), 200);
    })
    .openapi(companyRoutes.remove, async (context) => {
      await requireFreshTotp(context, totp);
      await companies.remove(identityOf(context).userId, context.req.valid('param').id);
      return context.json(await read(), 200);
    });
}

/** The footer and the companies of the group for the staff, under v1. */
export const siteDeskRoutes = (service: SiteDeskService, totp: TotpService) => [
  footerDeskRoutes(service, totp),
  groupCompanyRoutes(service, totp),
];
