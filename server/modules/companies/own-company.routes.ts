import { createRoute, z } from '@hono/zod-openapi';
import {
  applicationBodySchema,
  applicationListSchema,
  applicationResponseSchema,
  companyDocumentSchema,
} from '@/lib/contracts/companies/applications';
import {
  leadListQuerySchema,
  leadListSchema,
  leadParamsSchema,
  leadResponseSchema,
  leadUpdateBodySchema,
} from '@/lib/contracts/companies/leads';
import { ownCompanyBodySchema, ownCompanySchema } from '@/lib/contracts/companies/own-company';
import { locales } from '@/lib/contracts/locales';
import { csvHeaders } from '../../csv';
import { identityOf, onlyUserTypes } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import { fileBody, uploadOf } from '../orders/order-files.routes';
import type { CompanyApplicationsService } from './company-applications.service';
import { leadsCsv } from './company-leads.csv';
import type { CompanyLeadsService } from './company-leads.service';
import type { OwnCompanyService } from './own-company.service';

const companiesOnly = onlyUserTypes('broker', 'developer');
const path = '/users/my-company';

const pageRoute = createRoute({
  method: 'get',
  path,
  summary: 'The visitor’s own company page',
  middleware: companiesOnly,
  responses: jsonResponses(ownCompanySchema, 'The page as its form needs it', [401, 404]),
});

const saveRoute = createRoute({
  method: 'put',
  path,
  summary: 'Replaces the visitor’s own company page',
  middleware: companiesOnly,
  request: { body: jsonBody(ownCompanyBodySchema) },
  responses: jsonResponses(ownCompanySchema, 'The page as it is now', [401, 404, 413, 415, 422]),
});

const leadsRoute = createRoute({
  method: 'get',
  path: `${path}/leads`,
  summary: 'Leads of the visitor’s company, the newest first, with the last 30 days',
  middleware: companiesOnly,
  request: { query: leadListQuerySchema },
  responses: jsonResponses(leadListSchema, 'One page of 20; empty past the end', [401, 404, 422]),
});

const csvRoute = createRoute({
  method: 'get',
  path: `${path}/leads.csv`,
  summary: 'The leads as CSV, the newest 5,000',
  middleware: companiesOnly,
  request: { query: z.object({ locale: z.enum(locales).optional() }) },
  responses: {
    ...jsonResponses(leadListSchema, 'CSV in UTF-8', [401, 404, 422]),
    200: { description: 'CSV in UTF-8', content: { 'text/csv': { schema: z.string() } } },
  },
});

const leadRoute = createRoute({
  method: 'post',
  path: `${path}/leads/{id}`,
  summary: 'Marks a lead as handled, or as new again',
  middleware: companiesOnly,
  request: { params: leadParamsSchema, body: jsonBody(leadUpdateBodySchema) },
  responses: jsonResponses(leadResponseSchema, 'The lead', [401, 404, 413, 415, 422]),
});

const applicationsRoute = createRoute({
  method: 'get',
  path: `${path}/applications`,
  summary: 'The visitor’s applications to be verified or to take over a page',
  middleware: companiesOnly,
  responses: jsonResponses(applicationListSchema, 'The newest first, at most 20', [401, 404]),
});

const applyRoute = createRoute({
  method: 'post',
  path: `${path}/applications`,
  summary: 'Applies to be verified, or to take over the page of a company that nobody signs in to',
  description: 'One at a time, 5 in a day.',
  middleware: companiesOnly,
  request: { body: jsonBody(applicationBodySchema) },
  responses: jsonResponses(applicationResponseSchema, 'The application', [401, 404, 409, 413, 415, 422, 429]),
});

const documentRoute = createRoute({
  method: 'post',
  path: `${path}/documents`,
  summary: 'Sends a document for an application',
  description: 'One PDF, JPEG, PNG or WebP of at most 20 MiB, detected by its content. 30 in an hour.',
  middleware: companiesOnly,
  requestBody: fileBody,
  responses: jsonResponses(companyDocumentSchema, 'The stored document', [401, 404, 409, 413, 415, 422, 429, 503]),
});

type Services = { own: OwnCompanyService; leads: CompanyLeadsService; applications: CompanyApplicationsService };

/** What a company does with its page, under microservice. */
export function ownCompanyRoutes({ own, leads, applications }: Services) {
  return createRouter()
    .openapi(pageRoute, async (context) => {
      const data = await own.find(identityOf(context).userId, context.get('locale'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(saveRoute, async (context) => {
      const data = await own.save(identityOf(context).userId, context.req.valid('json'), context.get('locale'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(leadsRoute, async (context) => {
      const data = await leads.list(identityOf(context).userId, context.req.valid('query'), context.get('locale'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(csvRoute, async (context) => {
      const { locale = context.get('locale') } = context.req.valid('query');
      const rows = await leads.all(identityOf(context).userId, locale);
      return context.body(leadsCsv(rows, locale), 200, csvHeaders('leads.csv'));
    })
    .openapi(leadRoute, async (context) => {
      const { handled } = context.req.valid('json');
      const { id } = context.req.valid('param');
      const data = await leads.setHandled(identityOf(context).userId, id, handled, context.get('locale'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(applicationsRoute, async (context) => {
      const data = await applications.own(identityOf(context).userId);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(applyRoute, async (context) => {
      const data = await applications.apply(identityOf(context).userId, context.req.valid('json'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(documentRoute, async (context) => {
      const data = await applications.addDocument(identityOf(context).userId, uploadOf(context));
      return context.json({ result: true as const, data }, 200);
    });
}
