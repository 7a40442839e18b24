import type { MiddlewareHandler } from 'hono';
import type { Composition } from '@/server/composition/compose';
import { mountRoutes } from '@/server/composition/routes';
import { isOutboxOpen, isPaymentSandboxOpen, type ServerEnv, siteNameOf, siteUrlOf } from './env';
import type { AppEnv } from './http/context';
import { mountApiDocs } from './http/docs/api-docs';
import { notFound } from './http/errors';
import { serviceGateway } from './http/gateway/service-gateway';
import { healthRoutes } from './http/health';
import type { RateLimiter } from './http/limits/rate-limit';
import { mountMcp } from './http/mcp/mcp';
import { findApiKey } from './http/request/api-key';
import { followWrites } from './http/request/follow-writes';
import { readFromReplicas } from './http/request/read-from-replicas';
import { refuseBanned } from './http/request/refuse-banned';
import { findVisitor, requestContext } from './http/request/request-context';
import { normaliseRequest } from './http/request/request-normalisation';
import { absoluteImages } from './http/response/absolute-images';
import { entityTags } from './http/response/entity-tags';
import { handleError } from './http/response/error-handler';
import { allowedMethods, cors, noStoreByDefault, securityHeaders } from './http/response/response-headers';
import { createRouter, type Router } from './http/router';
import { unsubscribeRoutes } from './modules/notifications/unsubscribe.routes';
import { callbackRoutes } from './modules/payments/callbacks.routes';
import { sandboxGatewayRoutes } from './modules/sandbox-gateway/sandbox-gateway.routes';
import type { SandboxGatewayService } from './modules/sandbox-gateway/sandbox-gateway.service';
import { imageRoutes } from './modules/uploads/uploads.routes';
import { outboxRoutes } from './modules/users/outbox.routes';
import type { IdentityPort } from './ports/identity';

export type AppOptions = {
  /** Replaces the sessions of the database. */
  identity?: IdentityPort;
  /** How long a forwarded call may take; ten seconds by default. */
  upstreamTimeoutMs?: number;
};

const geocodingLimit = { countMax: 60, windowSeconds: 60 };

/** Limits the calls of a geocoder whose key is paid for by the call. */
function limitGeocoding(calls: RateLimiter): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    await calls.take(context.get('clientAddress'), geocodingLimit);
    await next();
  };
}

/** The page of the bundled payment gateway, whose callbacks reach the same process without a network. */
const sandboxPage = (service: SandboxGatewayService, env: ServerEnv, app: Router): Router =>
  sandboxGatewayRoutes({
    service,
    merchant: siteNameOf(env),
    siteUrl: siteUrlOf(env),
    deliver: async (request) => app.fetch(request, {}),
  });

/** The whole bundled API under `/api`: health, the API document, and the services behind the gateway. */
export function createApp(composition: Composition, { identity, upstreamTimeoutMs }: AppOptions = {}) {
  const { env, database, logger, ports, repositories, searchFeed, services, limiterOf, telemetry } = composition;
  const app = createRouter().basePath('/api');
  app.onError((error, context) => handleError(error, context, logger, telemetry));
  app.notFound((context) => handleError(notFound(), context, logger));
  app.use('*', requestContext(logger, telemetry));
  app.use('*', securityHeaders);
  app.use('*', noStoreByDefault);
  app.use('*', allowedMethods);
  app.route('/health', healthRoutes(database.db));
  app.route('/images', imageRoutes(ports.storage));
  if (isOutboxOpen(env)) app.route('/v1', outboxRoutes(repositories.outbox));
  app.route('/v1', unsubscribeRoutes(services.unsubscribe));
  app.route('/payments', callbackRoutes(services.money.callbacks));
  if (isPaymentSandboxOpen(env)) app.route('/payments', sandboxPage(services.money.sandbox, env, app));
  app.use('/openapi.json', entityTags);
  mountApiDocs(app, env);
  mountMcp(app, env, limiterOf('assistants'));
  app.use('*', cors(env));
  app.use('/maps/*', limitGeocoding(limiterOf('geocoding')));
  app.use('*', entityTags);
  app.use('*', absoluteImages(env));
  app.use('*', findApiKey(services.apiKeys, limiterOf('api-key')));
  app.use('*', serviceGateway(env, upstreamTimeoutMs));
  app.use('*', findVisitor(identity ?? composition.identity));
  app.use('*', refuseBanned);
  app.use('*', followWrites(searchFeed, logger));
  app.use('*', readFromReplicas(database.replicas, composition.siteKeys));
  app.use('*', normaliseRequest);
  mountRoutes(app, services);
  return app;
}

export type App = ReturnType<typeof createApp>;
