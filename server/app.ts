import type { Logger } from 'pino';
import type { OpenDatabase } from './db/open';
import type { ServerEnv } from './env';
import { door } from './http/door';
import { notFound } from './http/errors';
import { healthRoutes } from './http/health';
import { errorAnswer, requestContext } from './http/request-context';
import { createRouter } from './http/validation';
import { mountModules } from './modules';
import type { Clock } from './ports/clock';
import type { IdentityPort } from './ports/identity';

export type AppParts = { env: ServerEnv; database: OpenDatabase; clock: Clock; identity: IdentityPort; logger: Logger };

/** The whole bundled API under `/api`: health, the document, and the services behind the door. */
export function createApp(parts: AppParts) {
  const { env, database, identity, logger } = parts;
  const app = createRouter().basePath('/api');
  app.onError((error, context) => errorAnswer(error, context, logger));
  app.notFound((context) => errorAnswer(notFound(), context, logger));
  app.route('/health', healthRoutes(database.db));
  app.use('/:service/*', requestContext(env, identity, logger));
  app.use('/:service/*', door(env));
  mountModules(app, parts);
  app.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Aivani API', version: '1', description: 'Generated from the schemas that validate the traffic.' },
  });
  return app;
}

export type App = ReturnType<typeof createApp>;
