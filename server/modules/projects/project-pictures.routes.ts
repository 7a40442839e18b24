import { createRoute, z } from '@hono/zod-openapi';
import {
  type OwnProjectDetail,
  ownProjectResponseSchema,
  planQuerySchema,
  projectImagesBodySchema,
} from '@/lib/contracts/companies/own-projects';
import { idQuery } from '@/lib/contracts/query';
import { identityOf, onlyUserTypes } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import { uploadOf } from '../orders/order-files.routes';
import type { ProjectPicturesService } from './project-pictures.service';

const middleware = onlyUserTypes('developer');
const params = z.object({ id: idQuery });
const uploadStatuses = [401, 404, 409, 413, 415, 422, 429, 503] as const;
const description = 'One JPEG, PNG or WebP of at most 20 MiB, detected by its content.';

/** Not `request.body`: the file is read as it arrives, by nobody before the service. */
const pictureBody = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        required: ['image'],
        additionalProperties: false,
        properties: { image: { type: 'string' as const, format: 'binary' } },
      },
    },
  },
};

const addRoute = createRoute({
  method: 'post',
  path: '/users/projects/{id}/images',
  summary: 'Adds a picture of an own project',
  description,
  middleware,
  request: { params },
  requestBody: pictureBody,
  responses: jsonResponses(ownProjectResponseSchema, 'The project', [...uploadStatuses]),
});

const orderRoute = createRoute({
  method: 'put',
  path: '/users/projects/{id}/images',
  summary: 'Puts the pictures of an own project in an order; those that are left out are removed',
  middleware,
  request: { params, body: jsonBody(projectImagesBodySchema) },
  responses: jsonResponses(ownProjectResponseSchema, 'The project', [401, 404, 409, 422]),
});

const addPlanRoute = createRoute({
  method: 'post',
  path: '/users/projects/{id}/plans',
  summary: 'Adds a layout of an own project',
  description,
  middleware,
  request: { params, query: planQuerySchema },
  requestBody: pictureBody,
  responses: jsonResponses(ownProjectResponseSchema, 'The project', [...uploadStatuses]),
});

const removePlanRoute = createRoute({
  method: 'delete',
  path: '/users/projects/{id}/plans/{plan}',
  summary: 'Removes a layout of an own project',
  middleware,
  request: { params: params.extend({ plan: idQuery }) },
  responses: jsonResponses(ownProjectResponseSchema, 'The project', [401, 404, 422]),
});

const reportParams = params.extend({ report: idQuery });

const addReportPictureRoute = createRoute({
  method: 'post',
  path: '/users/projects/{id}/progress/{report}/images',
  summary: 'Adds a picture of a report of an own project',
  description,
  middleware,
  request: { params: reportParams },
  requestBody: pictureBody,
  responses: jsonResponses(ownProjectResponseSchema, 'The project', [...uploadStatuses]),
});

const orderReportPicturesRoute = createRoute({
  method: 'put',
  path: '/users/projects/{id}/progress/{report}/images',
  summary: 'Puts the pictures of a report in an order; those that are left out are removed',
  middleware,
  request: { params: reportParams, body: jsonBody(projectImagesBodySchema) },
  responses: jsonResponses(ownProjectResponseSchema, 'The project', [401, 404, 409, 422]),
});

const removeReportRoute = createRoute({
  method: 'delete',
  path: '/users/projects/{id}/progress/{report}',
  summary: 'Removes a report of an own project with its pictures',
  middleware,
  request: { params: reportParams },
  responses: jsonResponses(ownProjectResponseSchema, 'The project', [401, 404, 422]),
});

/** Pictures and layouts of a developer's projects; everyone else gets 404, as at an unknown address. */
export function projectPictureRoutes(pictures: ProjectPicturesService) {
  const answered = (project: OwnProjectDetail) => ({ result: true as const, data: { project } });
  return createRouter()
    .openapi(addRoute, async (context) => {
      const { id } = context.req.valid('param');
      return context.json(answered(await pictures.add(identityOf(context).userId, id, uploadOf(context))), 200);
    })
    .openapi(orderRoute, async (context) => {
      const { id } = context.req.valid('param');
      const { images } = context.req.valid('json');
      return context.json(answered(await pictures.order(identityOf(context).userId, id, images)), 200);
    })
    .openapi(addPlanRoute, async (context) => {
      const { id } = context.req.valid('param');
      const plan = context.req.valid('query');
      return context.json(answered(await pictures.addPlan(identityOf(context).userId, id, plan, uploadOf(context))), 200);
    })
    .openapi(removePlanRoute, async (context) => {
      const { id, plan } = context.req.valid('param');
      return context.json(answered(await pictures.removePlan(identityOf(context).userId, id, plan)), 200);
    })
    .openapi(addReportPictureRoute, async (context) => {
      const { id, report } = context.req.valid('param');
      return context.json(answered(await pictures.addToReport(identityOf(context).userId, id, report, uploadOf(context))), 200);
    })
    .openapi(orderReportPicturesRoute, async (context) => {
      const { id, report } = context.req.valid('param');
      const { images } = context.req.valid('json');
      return context.json(answered(await pictures.orderReport(identityOf(context).userId, id, report, images)), 200);
    })
    .openapi(removeReportRoute, async (context) => {
      const { id, report } = context.req.valid('param');
      return context.json(answered(await pictures.removeReport(identityOf(context).userId, id, report)), 200);
    });
}
