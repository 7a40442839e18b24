import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { readCookie } from '@/lib/contracts/cookie-header';
import { questionnaireBodySchema, questionnaireParamsSchema, questionnaireResponseSchema } from '@/lib/contracts/questionnaires';
import { questionnaireCookie, questionnaireCookieName } from '@/lib/session';
import type { AppEnv } from '../../http/context';
import { smallBodyLimit } from '../../http/request/read-body';
import { setCookies } from '../../http/request/session-cookies';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { QuestionnairesService, QuestionnaireVisitor } from './questionnaires.service';

const path = '/questionnaires';
const startRoute = createRoute({
  method: 'post',
  path,
  summary: 'Begins the questionnaire of a valuation',
  description:
    'For guests too, who are identified by a cookie from then on. Continues the visitor’s unsent one. 10 in an hour by address.',
  middleware: smallBodyLimit,
  responses: jsonResponses(questionnaireResponseSchema, 'The questionnaire', [429]),
});
const findRoute = createRoute({
  method: 'get',
  path: `${path}/{uuid}`,
  summary: 'The visitor’s own questionnaire',
  request: { params: questionnaireParamsSchema },
  responses: jsonResponses(questionnaireResponseSchema, 'The answers so far', [404, 422]),
});
const saveRoute = createRoute({
  method: 'put',
  path: `${path}/{uuid}`,
  summary: 'Stores one step of a questionnaire',
  description: 'All values of the step; steps are filled in in their order, and may be changed until it is sent.',
  middleware: smallBodyLimit,
  request: { params: questionnaireParamsSchema, body: jsonBody(questionnaireBodySchema) },
  responses: jsonResponses(questionnaireResponseSchema, 'The answers so far', [400, 404, 409, 413, 415, 422, 429]),
});
const sendRoute = createRoute({
  method: 'post',
  path: `${path}/{uuid}/send`,
  summary: 'Submits a questionnaire, once',
  middleware: smallBodyLimit,
  request: { params: questionnaireParamsSchema },
  responses: jsonResponses(questionnaireResponseSchema, 'The questionnaire', [404, 409, 422]),
});

/** Identifies the visitor. A guest's cookie counts only for our own pages; a page calls in process without knowing whether the visitor uses https. */
function visitorOf(context: Context<AppEnv>): QuestionnaireVisitor {
  const isOurs = context.get('requestOrigin') === 'first-party';
  const names = context.env?.isTrusted ? [true, false] : [context.get('isSecure')];
  const cookies = context.req.header('cookie');
  const [token] = names
    .map((isSecure) => readCookie(cookies, questionnaireCookieName(isSecure)))
    .filter((value) => value !== undefined);
  return {
    userId: context.get('identity')?.userId ?? null,
    token: (isOurs ? token : undefined) ?? null,
    address: context.get('clientAddress'),
  };
}

/** Questionnaires of valuations, of the main API. */
export function questionnaireRoutes(service: QuestionnairesService) {
  return createRouter()
    .openapi(startRoute, async (context) => {
      const { questionnaire, token } = await service.start(visitorOf(context));
      if (token !== null) setCookies(context, [questionnaireCookie(token, context.get('isSecure'))]);
      return context.json({ result: true as const, data: { questionnaire } }, 200);
    })
    .openapi(findRoute, async (context) => {
      const questionnaire = await service.find(context.req.valid('param').uuid, visitorOf(context));
      return context.json({ result: true as const, data: { questionnaire } }, 200);
    })
    .openapi(saveRoute, async (context) => {
      const { uuid } = context.req.valid('param');
      const questionnaire = await service.save(uuid, context.req.valid('json'), visitorOf(context));
      return context.json({ result: true as const, data: { questionnaire } }, 200);
    })
    .openapi(sendRoute, async (context) => {
      const questionnaire = await service.send(context.req.valid('param').uuid, visitorOf(context));
      return context.json({ result: true as const, data: { questionnaire } }, 200);
    });
}
