import { createRoute } from '@hono/zod-openapi';
import { doneSchema } from '@/lib/contracts/account/auth';
import {
  companyAddressesSchema,
  companyAgentsQuerySchema,
  companyAgentsSchema,
  companyListQuerySchema,
  companyListSchema,
  companyParamsSchema,
  companyPhoneSchema,
  companyResponseSchema,
  companyStubSchema,
  topBrokersSchema,
} from '@/lib/contracts/companies/companies';
import { leadBodySchema } from '@/lib/contracts/companies/leads';
import { smallBodyLimit } from '../../http/request/read-body';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import { viewerOf } from '../statements/statements.context';
import type { CompaniesService } from './companies.service';
import type { CompanyLeadsService } from './company-leads.service';

const listRoute = <Path extends string>(path: Path, summary: string) =>
  createRoute({
    method: 'get',
    path,
    summary,
    request: { query: companyListQuerySchema },
    responses: jsonResponses(companyListSchema, 'One page; past the end it is empty', [422]),
  });
const brokersRoute = listRoute('/users/company/brokers-web', 'Brokers and agencies');
const developersRoute = listRoute('/users/company/developers', 'Developers');

/** A slug or an id; lists and the agents of a broker have addresses of the same shape. */
const reference = '{id}{(?!(?:brokers-web|developers|agents|agency)$)[^/]+}';

const companyRoute = createRoute({
  method: 'get',
  path: `/users/company/${reference}`,
  summary: 'The page of a broker or developer by its id or slug',
  description: 'An opening by a person counts as a view once an hour per address.',
  request: { params: companyParamsSchema },
  responses: jsonResponses(companyResponseSchema, 'The company', [404, 422]),
});

/** Clients of the market's API read a company here. */
const marketCompanyRoute = <Path extends string>(path: Path) =>
  createRoute({
    method: 'get',
    path,
    summary: 'The page of a broker by its id or slug',
    description: 'As /users/company/{id}.',
    request: { params: companyParamsSchema },
    responses: jsonResponses(companyResponseSchema, 'The company', [404, 422]),
  });
const brokerRoute = marketCompanyRoute('/users/company/brokers/{id}');
const brokerOfWebRoute = marketCompanyRoute('/users/company/brokers-web/{id}');

const companyAgentsRoute = createRoute({
  method: 'get',
  path: '/users/company/brokers-web/{id}/agents',
  summary: 'The agents of a broker',
  request: { params: companyParamsSchema, query: companyAgentsQuerySchema },
  responses: jsonResponses(companyAgentsSchema, 'One page; past the end it is empty', [404, 422]),
});

const phoneRoute = createRoute({
  method: 'post',
  path: '/users/company/{id}/phone',
  summary: 'The phone number of a company',
  description: '20 in an hour together with those of statements, counted by address and by signed-in visitor.',
  request: { params: companyParamsSchema },
  responses: jsonResponses(companyPhoneSchema, 'The number', [404, 422, 429]),
});

const leadRoute = createRoute({
  method: 'post',
  path: '/users/company/{id}/leads',
  summary: 'Asks a company to call, writes to it, or asks to be notified of a project’s flats',
  description: 'For guests too. 5 in an hour by address, 3 by phone number.',
  middleware: smallBodyLimit,
  request: { params: companyParamsSchema, body: jsonBody(leadBodySchema) },
  responses: jsonResponses(doneSchema, 'The company was notified', [404, 413, 415, 422, 429]),
});

const addressesRoute = createRoute({
  method: 'get',
  path: '/users/companies/sitemap',
  summary: 'Addresses of the pages of all companies',
  responses: jsonResponses(companyAddressesSchema, 'In the order of ids'),
});

const stubRoute = createRoute({
  method: 'get',
  path: '/users/companies/stub/{id}',
  summary: 'What makes the address of a company’s page',
  description: 'Unlike the page itself it counts no view.',
  request: { params: companyParamsSchema },
  responses: jsonResponses(companyStubSchema, 'Id, kind and slug', [404, 422]),
});

const topBrokersRoute = createRoute({
  method: 'get',
  path: '/top-brokers',
  summary: 'The four brokers that did most in 30 days',
  description: 'Answers, calls and deals count equally, each as a share of the best; places are never sold.',
  responses: jsonResponses(topBrokersSchema, 'At most four, the best first; none without activity'),
});

/** Pages of companies, and what visitors send them, under microservice. */
export function companyRoutes(companies: CompaniesService, leads: CompanyLeadsService) {
  return createRouter()
    .openapi(brokersRoute, async (context) => {
      const data = await companies.list('broker', context.req.valid('query'), context.get('locale'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(developersRoute, async (context) => {
      const data = await companies.list('developer', context.req.valid('query'), context.get('locale'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(addressesRoute, async (context) => context.json({ result: true as const, data: await companies.addresses() }, 200))
    .openapi(stubRoute, async (context) => {
      const { id, typeId: type_id, slug } = await companies.identityOf(context.req.valid('param').id);
      return context.json({ result: true as const, data: { id, type_id, slug } }, 200);
    })
    .openapi(companyRoute, async (context) => {
      const data = await companies.open(context.req.valid('param').id, viewerOf(context));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(brokerRoute, async (context) => {
      const data = await companies.open(context.req.valid('param').id, viewerOf(context));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(brokerOfWebRoute, async (context) => {
      const data = await companies.open(context.req.valid('param').id, viewerOf(context));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(companyAgentsRoute, async (context) => {
      const { id } = context.req.valid('param');
      const data = await companies.agents(id, context.req.valid('query'), context.get('locale'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(phoneRoute, async (context) => {
      const phone_number = await companies.phone(context.req.valid('param').id, viewerOf(context));
      return context.json({ result: true as const, data: { phone_number } }, 200);
    })
    .openapi(leadRoute, async (context) => {
      const sender = { userId: context.get('identity')?.userId ?? null, address: context.get('clientAddress') };
      await leads.submit(context.req.valid('param').id, context.req.valid('json'), sender);
      return context.json({ result: true as const, data: null }, 200);
    });
}

/** Under v1. */
export const topBrokerRoutes = (companies: CompaniesService) =>
  createRouter().openapi(topBrokersRoute, async (context) =>
    context.json({ result: true as const, data: await companies.topBrokers(context.get('locale')) }, 200),
  );
