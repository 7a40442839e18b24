import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  dynamicFormResponseSchema,
  dynamicFormsSchema,
  formAnswerBodySchema,
  formAnsweredSchema,
  formAnswersQuerySchema,
  formAnswersSchema,
  formParamsSchema,
  staffFormBodySchema,
  staffFormResponseSchema,
  staffFormsSchema,
} from '@/lib/contracts/forms';
import { csvHeaders } from '../../csv';
import { smallBodyLimit } from '../../http/request/read-body';
import { identityOf, staffOnly } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { FormsService } from './forms.service';

const listRoute = createRoute({
  method: 'get',
  path: '/forms',
  summary: 'Forms that are open',
  responses: jsonResponses(dynamicFormsSchema, 'Their titles', []),
});
const findRoute = createRoute({
  method: 'get',
  path: '/forms/{id}',
  summary: 'A form that the database defines',
  request: { params: formParamsSchema },
  responses: jsonResponses(dynamicFormResponseSchema, 'Its fields with their rules', [404, 422]),
});
const answerRoute = createRoute({
  method: 'post',
  path: '/forms/{id}/responses',
  summary: 'Submits a response to a form',
  description: 'For guests too. Checked by the rules of the form; errors by the names of its fields. 5 in an hour by address.',
  middleware: smallBodyLimit,
  request: { params: formParamsSchema, body: jsonBody(formAnswerBodySchema) },
  responses: jsonResponses(formAnsweredSchema, 'The id of the response', [400, 404, 413, 415, 422, 429]),
});

/** Forms that the database defines, of the main API. */
export function formRoutes(service: FormsService) {
  return createRouter()
    .openapi(listRoute, async (context) => context.json({ result: true as const, data: await service.listOpen() }, 200))
    .openapi(findRoute, async (context) => {
      const form = await service.find(context.req.valid('param').id);
      return context.json({ result: true as const, data: { form } }, 200);
    })
    .openapi(answerRoute, async (context) => {
      const sender = { userId: context.get('identity')?.userId ?? null, address: context.get('clientAddress') };
      const id = await service.answer(context.req.valid('param').id, context.req.valid('json'), sender);
      return context.json({ result: true as const, data: { id } }, 200);
    });
}

const staff = staffOnly('support');
const staffListRoute = createRoute({
  method: 'get',
  path: '/admin/forms',
  summary: 'All forms, for the staff',
  middleware: staff,
  responses: jsonResponses(staffFormsSchema, 'With the number of responses', [401, 403, 404]),
});
const addRoute = createRoute({
  method: 'post',
  path: '/admin/forms',
  summary: 'Defines a form',
  middleware: staff,
  request: { body: jsonBody(staffFormBodySchema) },
  responses: jsonResponses(staffFormResponseSchema, 'The form', [401, 403, 404, 422]),
});
const changeRoute = createRoute({
  method: 'put',
  path: '/admin/forms/{id}',
  summary: 'Changes a form',
  middleware: staff,
  request: { params: formParamsSchema, body: jsonBody(staffFormBodySchema) },
  responses: jsonResponses(staffFormResponseSchema, 'The form', [401, 403, 404, 422]),
});
const answersRoute = createRoute({
  method: 'get',
  path: '/admin/forms/{id}/responses',
  summary: 'The responses to a form',
  middleware: staff,
  request: { params: formParamsSchema, query: formAnswersQuerySchema },
  responses: jsonResponses(formAnswersSchema, 'One page, the newest first; empty past the end', [401, 403, 404, 422]),
});

const csvRoute = createRoute({
  method: 'get',
  path: '/admin/forms/{id}/responses.csv',
  summary: 'The responses to a form, as CSV',
  middleware: staff,
  request: { params: formParamsSchema },
  responses: {
    ...jsonResponses(formAnswersSchema, 'CSV in UTF-8', [401, 403, 404, 422]),
    200: { description: 'CSV in UTF-8', content: { 'text/csv': { schema: z.string() } } },
  },
});

/** Forms for the staff, of the main API. */
export function staffFormRoutes(service: FormsService) {
  return createRouter()
    .openapi(staffListRoute, async (context) => context.json({ result: true as const, data: await service.listAll() }, 200))
    .openapi(addRoute, async (context) => {
      const form = await service.add(identityOf(context).userId, context.req.valid('json'));
      return context.json({ result: true as const, data: { form } }, 200);
    })
    .openapi(changeRoute, async (context) => {
      const form = await service.change(identityOf(context).userId, context.req.valid('param').id, context.req.valid('json'));
      return context.json({ result: true as const, data: { form } }, 200);
    })
    .openapi(answersRoute, async (context) => {
      const data = await service.answers(context.req.valid('param').id, context.req.valid('query').page ?? 1);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(csvRoute, async (context) => {
      const { id } = context.req.valid('param');
      return context.body(await service.answersCsv(id, context.get('locale')), 200, csvHeaders(`form-${id}.csv`));
    });
}
