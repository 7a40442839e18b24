import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, createApp } from '@/server/app';
import { compose } from '@/server/composition/compose';
import { type OpenDatabase, openDatabase } from '@/server/db/open';
import { readServerEnv } from '@/server/env';
import { systemClock } from '@/server/ports/clock';

/** What anyone may call. Every other route refuses a guest with 401, whatever the request contains. */
const publicRoutes = [
  'GET /api/docs',
  'GET /api/filters/filter-parameters',
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /api/images/:name',
  'GET /api/locations/v2/cities',
  'GET /api/locations/v2/metro-stations',
  'GET /api/locations/v2/sentence',
  'GET /api/locations/v2/streets',
  'GET /api/locations/v2/streets/grouped',
  'GET /api/locations/v2/suggestions',
  'GET /api/locations/v2/text',
  'GET /api/locations/v2/complexes',
  'GET /api/maps/geocode/json',
  'GET /api/microservice/locations/grouped-streets',
  'GET /api/microservice/locations/grouped-streets/:id',
  'GET /api/microservice/prices',
  'GET /api/microservice/prices/history.csv',
  'GET /api/microservice/prices/places',
  'GET /api/microservice/prices/statements/:id',
  'GET /api/microservice/statements',
  'GET /api/microservice/statements/:id{[0-9a-fA-F-]+}',
  'GET /api/microservice/statements/:id/auction.ics',
  'GET /api/microservice/statements/choice-counts/:choice',
  'GET /api/microservice/statements/comparison',
  'GET /api/microservice/statements/count',
  'GET /api/microservice/statements/facets',
  'GET /api/microservice/statements/map-data',
  'GET /api/microservice/statements/napr-map-data/:id',
  'GET /api/microservice/statements/nearest',
  'GET /api/microservice/statements/price-history/:id',
  'GET /api/microservice/statements/relaxations',
  'GET /api/microservice/statements/similars/:id',
  'GET /api/microservice/statements/sitemap',
  'GET /api/microservice/statements/sitemap/lists',
  'GET /api/microservice/statements/sitemap/pages',
  'GET /api/microservice/statements/statement-parameters',
  'GET /api/microservice/statements/stub/:id',
  'GET /api/microservice/users/companies/sitemap',
  'GET /api/microservice/users/companies/stub/:id',
  'GET /api/microservice/users/company/:id{(?!(?:brokers-web|developers|agents|agency)$)[^/]+}',
  'GET /api/microservice/users/company/brokers-web',
  'GET /api/microservice/users/company/brokers-web/:id',
  'GET /api/microservice/users/company/brokers-web/:id/agents',
  'GET /api/microservice/users/company/brokers/:id',
  'GET /api/microservice/users/company/developers',
  'GET /api/microservice-projects/:id{[0-9a-fA-F]+-[0-9a-fA-F-]+}',
  'GET /api/microservice-projects/listing',
  'GET /api/microservice-projects/projects/:id',
  'GET /api/openapi.json',
  'POST /api/mcp',
  'GET /api/mcp',
  'DELETE /api/mcp',
  'GET /api/payments/sandbox/:id',
  'GET /api/static/banners.json',
  'GET /api/v1/articles',
  'GET /api/v1/articles/:key',
  'GET /api/v1/badges',
  'GET /api/v1/chat',
  'GET /api/v1/chat/events',
  'GET /api/v1/chat/files/:id',
  'GET /api/v1/config',
  'GET /api/v1/footer',
  'GET /api/v1/forms',
  'GET /api/v1/forms/:id',
  'GET /api/v1/questionnaires/:uuid',
  'POST /api/v1/questionnaires',
  'POST /api/v1/questionnaires/:uuid/send',
  'PUT /api/v1/questionnaires/:uuid',
  'GET /api/v1/logout',
  'GET /api/v1/measure',
  'GET /api/v1/mortgage',
  'GET /api/v1/outbox',
  'POST /api/v1/notifications/unsubscribe',
  'GET /api/v1/pages/:key',
  'GET /api/v1/raters',
  'GET /api/v1/shared-lists/:token',
  'GET /api/v1/services',
  'GET /api/v1/services/:key/slots',
  'GET /api/v1/services/pages/:key',
  'GET /api/v1/services/types/:key',
  'GET /api/v1/streets',
  'GET /api/v1/top-brokers',
  'POST /api/auth-service/codes',
  'POST /api/auth-service/email/verify',
  'POST /api/auth-service/contact/undo',
  'POST /api/auth-service/password/forgot',
  'POST /api/auth-service/password/reset',
  'POST /api/auth-service/register',
  'POST /api/auth-service/sign-in',
  'POST /api/auth-service/sign-in/code',
  'POST /api/microservice/statements/phone/show',
  'POST /api/microservice/users/company/:id/leads',
  'POST /api/microservice/users/company/:id/phone',
  'POST /api/microservice/statements/report',
  'POST /api/microservice-projects/show-phone-number/:id',
  'POST /api/payments/callback/:gateway',
  'POST /api/payments/sandbox/:id',
  'POST /api/v1/auth/logout',
  'POST /api/microservice/users/buyer-requests',
  'POST /api/v1/call-request',
  'POST /api/v1/forms/:id/responses',
  'POST /api/v1/banners/:id/events',
  'POST /api/v1/articles/:key/votes',
  'POST /api/v1/contact-messages',
  'POST /api/v1/visits',
  'POST /api/v1/chat',
  'POST /api/v1/chat/files',
  'POST /api/v1/chat/messages',
  'POST /api/v1/chat/rating',
  'POST /api/v1/chat/read',
  'POST /api/v1/shared-lists/:token/marks',
  'POST /api/v1/shared-lists/:token/participants',
  'POST /api/v1/orders/quote',
  'POST /api/v1/take-loans/create',
  'POST /api/v1/users/validation/send',
  'POST /api/v1/users/validation/validate',
];

/** Every call that the product specification names, at the service that answers it. The token of an external live chat is only forwarded. */
const specifiedRoutes = [
  'GET /api/auth-service/auth/grouped-info',
  'GET /api/auth-service/auth/grouped-info/:suffix',
  'GET /api/microservice/auth/grouped-info',
  'POST /api/v1/auth/logout',
  'GET /api/v1/logout',
  'POST /api/v1/profile/update',
  'GET /api/microservice-projects/me/active-packages',
  'GET /api/v1/footer',
  'GET /api/v1/config',
  'GET /api/v1/services',
  'GET /api/v1/badges',
  'POST /api/v1/users/validate/phone',
  'GET /api/v1/users/validate/phone',
  'POST /api/v3/payments/init-fill-balance',
  'POST /api/microservice/users/request-invoice',
  'POST /api/microservice/payments/pay',
  'POST /api/v3/payments/pay',
  'GET /api/v3/payments/cards',
  'POST /api/v3/payments/init-photographer-service-order',
  'POST /api/v3/payments/init-matterport-service-order',
  'GET /api/v1/mortgage',
  'POST /api/v1/take-loans/create',
  'POST /api/v1/users/validation/send',
  'POST /api/v1/users/validation/validate',
  'POST /api/v1/evaluation-predict-price',
  'GET /api/v1/streets',
  'POST /api/v1/streets/create',
  'GET /api/maps/geocode/json',
  'POST /api/express/api/rate-requests/create',
  'POST /api/express/api/rate-requests/choose-rate-type/:id',
  'POST /api/v1/rate-requests/create',
  'GET /api/v1/services/types/:key',
  'GET /api/v1/raters',
  'GET /api/v1/measure',
  'GET /api/v1/users/notifications-popup',
  'POST /api/v1/notifications/toggle-seen',
  'GET /api/v1/users/notifications',
  'GET /api/v1/users/get-matchings',
  'GET /api/v1/users/clients',
  'GET /api/microservice/users/company/developers',
  'POST /api/microservice-projects/show-phone-number/:id',
  'GET /api/microservice-projects/listing',
  'GET /api/microservice/users/company/brokers-web',
  'GET /api/v1/top-brokers',
  'GET /api/static/banners.json',
  'POST /api/v1/call-request',
  'GET /api/microservice/statements',
  'GET /api/microservice/statements/count',
  'GET /api/microservice/statements/map-data',
  'GET /api/microservice/statements/napr-map-data/:id',
  'GET /api/microservice/statements/statement-parameters',
  'POST /api/microservice/users/statements/favorites/add',
  'POST /api/microservice/statements/phone/show',
  'POST /api/microservice/statements/hide',
  'GET /api/filters/filter-parameters',
  'GET /api/microservice/locations/grouped-streets',
  'GET /api/microservice/locations/grouped-streets/:id',
];

let database: OpenDatabase;
let app: App;

beforeAll(async () => {
  // Empty: a guard that reads the database before it checks the session fails here.
  database = await openDatabase({ dataDir: `memory://${randomUUID()}` });
  const env = readServerEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const logger = pino({ level: 'silent' });
  app = createApp(compose({ env, database, clock: systemClock, logger }));
});
afterAll(async () => database.close());

const mountedRoutes = (): string[] => {
  const routes = app.routes.filter(({ method, path }) => method !== 'ALL' && !path.includes('*'));
  return [...new Set(routes.map(({ method, path }) => `${method} ${path}`))].sort();
};

async function statusForGuest(route: string): Promise<number> {
  const [method = '', path = ''] = route.split(' ');
  const request = new Request(`http://localhost${path.replaceAll(/:\w+(\{[^}]*\})?/g, '1')}`, {
    method,
    headers: { 'x-website-key': 'aivani' },
  });
  return (await app.fetch(request, {})).status;
}

describe('the live router', () => {
  it('mounts every route of the public list', () => {
    expect(publicRoutes.filter((route) => !mountedRoutes().includes(route))).toEqual([]);
  });

  it('mounts every call of the product specification', () => {
    expect(specifiedRoutes.filter((route) => !mountedRoutes().includes(route))).toEqual([]);
  });

  it('refuses a guest with 401 on every route that the list does not name', async () => {
    const statuses: string[] = [];
    for (const route of mountedRoutes())
      if (!publicRoutes.includes(route)) statuses.push(`${route} ${await statusForGuest(route)}`);
    expect(statuses.filter((line) => !line.endsWith(' 401'))).toEqual([]);
    expect(statuses.length).toBeGreaterThan(0);
  });

  it('gives every address to one route, in whatever order they are mounted', () => {
    const routes = mountedRoutes().map((route) => ({
      route,
      // A parameter matches one segment, as long as its pattern allows.
      pattern: new RegExp(`^${route.replaceAll(/:\w+(?:\{([^}]*)\})?/g, (_, allowed = '[^/]+') => allowed)}$`),
    }));
    const named = routes.filter(({ route }) => !route.includes(':'));
    const taken = routes
      .filter(({ route }) => route.includes(':'))
      .flatMap(({ route, pattern }) => named.filter((other) => pattern.test(other.route)).map((other) => [route, other.route]));
    expect(taken).toEqual([]);
  });

  it('requires no session on the listed routes', async () => {
    const requested: string[] = [];
    for (const route of publicRoutes) if ([401, 403].includes(await statusForGuest(route))) requested.push(route);
    expect(requested).toEqual([]);
  });
});
