import type { Logger } from 'pino';
import type { OpenDatabase } from './db/open';
import { isOutboxOpen, type ServerEnv } from './env';
import { mountApiDocs } from './http/docs/api-docs';
import { notFound } from './http/errors';
import { serviceGateway } from './http/gateway/service-gateway';
import { geocodingLimit } from './http/geocoding-limit';
import { healthRoutes } from './http/health';
import { requestContext, visitor } from './http/request/request-context';
import { normaliseRequest } from './http/request/request-normalisation';
import { handleError } from './http/response/error-handler';
import { allowedMethods, cors, responseHeaders } from './http/response/response-headers';
import { createRouter } from './http/router';
import { mountModules } from './modules';
import { imageRoutes } from './modules/uploads/uploads.routes';
import { createOutboxRepository } from './modules/users/outbox.repository';
import { outboxRoutes } from './modules/users/outbox.routes';
import type { Clock } from './ports/clock';
import { createStorage } from './ports/create-storage';
import type { IdentityPort } from './ports/identity';

export type AppDependencies = {
  env: ServerEnv;
  database: OpenDatabase;
  clock: Clock;
  identity: IdentityPort;
  logger: Logger;
  /** How long a forwarded call may take; ten seconds unless said otherwise. */
  upstreamTimeoutMs?: number;
};

/** The whole bundled API under `/api`: health, the document, and the services behind the door. */
export function createApp(parts: AppDependencies) {
  const { env, database, identity, logger, upstreamTimeoutMs } = parts;
  const app = createRouter().basePath('/api');
  app.onError((error, context) => handleError(error, context, logger));
  app.notFound((context) => handleError(notFound(), context, logger));
  app.use('*', requestContext(logger));
  app.use('*', responseHeaders);
  app.use('*', allowedMethods);
  app.route('/health', healthRoutes(database.db));
  app.route('/images', imageRoutes(createStorage(env)));
  if (isOutboxOpen(env)) app.route('/v1', outboxRoutes(createOutboxRepository(database.db)));
  mountApiDocs(app, env);
  app.use('*', cors(env));
  app.use('/maps/*', geocodingLimit(parts.clock));
  app.use('*', serviceGateway(env, upstreamTimeoutMs));
  app.use('*', visitor(identity));
  app.use('*', normaliseRequest);
  mountModules(app, parts);
  return app;
}

export type App = ReturnType<typeof createApp>;
