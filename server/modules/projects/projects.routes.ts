import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import {
  projectListSchema,
  projectPhoneSchema,
  projectResponseSchema,
  projectsQuerySchema,
} from '@/lib/contracts/companies/projects';
import type { AppEnv } from '../../http/context';
import { isBot } from '../../http/request/is-bot';
import { jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { ProjectsService, ProjectViewer } from './projects.service';

/** An id, a uuid or a slug; anything else is a project that is not there. */
const referenceParam = z.object({ id: z.string().max(200) });

const listRoute = createRoute({
  method: 'get',
  path: '/listing',
  summary: 'Residential projects with the prices of their listed flats',
  description: 'Published ones. Prices are the lowest of the active statements; null where none is listed with a price.',
  request: { query: projectsQuerySchema },
  responses: jsonResponses(projectListSchema, 'One page; empty past the end', [422]),
});

const detailRoute = createRoute({
  method: 'get',
  path: '/projects/{id}',
  summary: 'One project by its id, uuid or slug',
  description: 'The developer’s phone is masked. Quarters are empty while there are fewer than three.',
  request: { params: referenceParam },
  responses: jsonResponses(projectResponseSchema, 'The project', [404]),
});

const uuidRoute = createRoute({
  method: 'get',
  path: '/{id}{[0-9a-fA-F]+-[0-9a-fA-F-]+}',
  summary: 'One project by its uuid',
  description: 'As /projects/{id}; clients of the market’s API read it here.',
  request: { params: referenceParam },
  responses: jsonResponses(projectResponseSchema, 'The project', [404]),
});

const phoneRoute = createRoute({
  method: 'post',
  path: '/show-phone-number/{id}',
  summary: 'The phone number of a project’s developer',
  description: '20 in an hour, counted by address and by signed-in visitor.',
  request: { params: referenceParam },
  responses: jsonResponses(projectPhoneSchema, 'The number', [404, 429]),
});

const viewerOf = (context: Context<AppEnv>): ProjectViewer => ({
  userId: context.get('identity')?.userId ?? null,
  address: context.get('clientAddress'),
  isProgram: isBot(context.req.header('user-agent')),
});

/** Residential projects for everybody. */
export function projectRoutes(service: ProjectsService) {
  return createRouter()
    .openapi(listRoute, async (context) => {
      const data = await service.list(context.req.valid('query'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(detailRoute, async (context) => {
      const project = await service.detail(context.req.valid('param').id, viewerOf(context));
      return context.json({ result: true as const, data: { project } }, 200);
    })
    .openapi(uuidRoute, async (context) => {
      const project = await service.detail(context.req.valid('param').id, viewerOf(context));
      return context.json({ result: true as const, data: { project } }, 200);
    })
    .openapi(phoneRoute, async (context) => {
      const phone_number = await service.phone(context.req.valid('param').id, viewerOf(context));
      return context.json({ result: true as const, data: { phone_number } }, 200);
    });
}
