import type { Logger } from 'pino';
import type { OpenDatabase } from './db/open';
import { isOutboxOpen, type ServerEnv } from './env';
import { answerHeaders, cors, knownMethods } from './http/answer-headers';
import { door } from './http/door';
import { errorAnswer } from './http/error-answer';
import { notFound } from './http/errors';
import { geocodingLimit } from './http/geocoding-limit';
import { healthRoutes } from './http/health';
import { oneSpelling } from './http/one-spelling';
import { mountReference } from './http/reference';
import { requestContext, visitor } from './http/request-context';
import { createRouter } from './http/validation';
import { mountModules } from './modules';
import { imageRoutes } from './modules/uploads/uploads.routes';
import { createOutboxRepository } from './modules/users/outbox.repository';
import { outboxRoutes } from './modules/users/outbox.routes';
import type { Clock } from './ports/clock';
import type { IdentityPort } from './ports/identity';
import { storageOf } from './ports/storage-of';

export type AppParts = {
  env: ServerEnv;
  database: OpenDatabase;
  clock: Clock;
  identity: IdentityPort;
  logger: Logger;
  /** How long a forwarded call may take; ten seconds unless said otherwise. */
  upstreamTimeoutMs?: number;
};

/** The whole bundled API under `/api`: health, the document, and the services behind the door. */
export function createApp(parts: AppParts) {
  const { env, database, identity, logger, upstreamTimeoutMs } = parts;
  const app = createRouter().basePath('/api');
  app.onError((error, context) => errorAnswer(error, context, logger));
  app.notFound((context) => errorAnswer(notFound(), context, logger));
  app.use('*', requestContext(logger));
  app.use('*', answerHeaders);
  app.use('*', knownMethods);
  app.route('/health', healthRoutes(database.db));
  app.route('/images', imageRoutes(storageOf(env)));
  if (isOutboxOpen(env)) app.route('/v1', outboxRoutes(createOutboxRepository(database.db)));
  mountReference(app, env);
  app.use('*', cors(env));
  app.use('/maps/*', geocodingLimit(parts.clock));
  app.use('*', door(env, upstreamTimeoutMs));
  app.use('*', visitor(identity));
  app.use('*', oneSpelling);
  mountModules(app, parts);
  return app;
}

export type App = ReturnType<typeof createApp>;
