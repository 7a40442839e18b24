import { createRoute, z } from '@hono/zod-openapi';
import {
  type OwnProjectDetail,
  ownProjectBodySchema,
  ownProjectResponseSchema,
  progressBodySchema,
  projectOfferBodySchema,
} from '@/lib/contracts/companies/own-projects';
import { idQuery } from '@/lib/contracts/query';
import { identityOf, onlyUserTypes } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { OwnProjectsService } from './own-projects.service';

const onlyDevelopers = onlyUserTypes('developer');
const projectParams = z.object({ id: idQuery });
const answer = (statuses: (401 | 404 | 409 | 422)[]) => jsonResponses(ownProjectResponseSchema, 'The project', statuses);

const addRoute = createRoute({
  method: 'post',
  path: '/users/projects',
  summary: 'Adds a project of the signed-in developer',
  middleware: onlyDevelopers,
  request: { body: jsonBody(ownProjectBodySchema) },
  responses: answer([401, 404, 409, 422]),
});

const detailRoute = createRoute({
  method: 'get',
  path: '/users/projects/{id}',
  summary: 'An own project with all its reports and offers',
  middleware: onlyDevelopers,
  request: { params: projectParams },
  responses: answer([401, 404, 422]),
});

const changeRoute = createRoute({
  method: 'put',
  path: '/users/projects/{id}',
  summary: 'Changes, publishes or withdraws an own project',
  middleware: onlyDevelopers,
  request: { params: projectParams, body: jsonBody(ownProjectBodySchema) },
  responses: answer([401, 404, 422]),
});

const addProgressRoute = createRoute({
  method: 'post',
  path: '/users/projects/{id}/progress',
  summary: 'Adds a progress report to an own project',
  middleware: onlyDevelopers,
  request: { params: projectParams, body: jsonBody(progressBodySchema) },
  responses: answer([401, 404, 422]),
});

const changeProgressRoute = createRoute({
  method: 'put',
  path: '/users/projects/{id}/progress/{report}',
  summary: 'Changes a report of an own project',
  middleware: onlyDevelopers,
  request: { params: projectParams.extend({ report: idQuery }), body: jsonBody(progressBodySchema) },
  responses: answer([401, 404, 422]),
});

const addOfferRoute = createRoute({
  method: 'post',
  path: '/users/projects/{id}/offers',
  summary: 'Adds an offer that an own project shows while it runs',
  middleware: onlyDevelopers,
  request: { params: projectParams, body: jsonBody(projectOfferBodySchema) },
  responses: answer([401, 404, 422]),
});

const changeOfferRoute = createRoute({
  method: 'put',
  path: '/users/projects/{id}/offers/{offer}',
  summary: 'Changes an offer of an own project',
  middleware: onlyDevelopers,
  request: { params: projectParams.extend({ offer: idQuery }), body: jsonBody(projectOfferBodySchema) },
  responses: answer([401, 404, 422]),
});

const removeOfferRoute = createRoute({
  method: 'delete',
  path: '/users/projects/{id}/offers/{offer}',
  summary: 'Removes an offer of an own project',
  middleware: onlyDevelopers,
  request: { params: projectParams.extend({ offer: idQuery }) },
  responses: answer([401, 404, 422]),
});

/** A developer's editing of its projects; everybody else gets a 404. */
export function writtenProjectRoutes(service: OwnProjectsService) {
  const answered = (project: OwnProjectDetail) => ({ result: true as const, data: { project } });
  return createRouter()
    .openapi(addRoute, async (context) =>
      context.json(answered(await service.add(identityOf(context).userId, context.req.valid('json'))), 200),
    )
    .openapi(detailRoute, async (context) =>
      context.json(answered(await service.detail(identityOf(context).userId, context.req.valid('param').id)), 200),
    )
    .openapi(changeRoute, async (context) => {
      const { id } = context.req.valid('param');
      return context.json(answered(await service.change(identityOf(context).userId, id, context.req.valid('json'))), 200);
    })
    .openapi(addProgressRoute, async (context) => {
      const { id } = context.req.valid('param');
      return context.json(answered(await service.addProgress(identityOf(context).userId, id, context.req.valid('json'))), 200);
    })
    .openapi(changeProgressRoute, async (context) => {
      const { id, report } = context.req.valid('param');
      const { userId } = identityOf(context);
      return context.json(answered(await service.changeProgress(userId, id, report, context.req.valid('json'))), 200);
    })
    .openapi(addOfferRoute, async (context) => {
      const { id } = context.req.valid('param');
      return context.json(answered(await service.addOffer(identityOf(context).userId, id, context.req.valid('json'))), 200);
    })
    .openapi(changeOfferRoute, async (context) => {
      const { id, offer } = context.req.valid('param');
      const { userId } = identityOf(context);
      return context.json(answered(await service.changeOffer(userId, id, offer, context.req.valid('json'))), 200);
    })
    .openapi(removeOfferRoute, async (context) => {
      const { id, offer } = context.req.valid('param');
      return context.json(answered(await service.removeOffer(identityOf(context).userId, id, offer)), 200);
    });
}
