import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { citiesSchema, streetsSchema } from '@/lib/contracts/locations';
import { statementParametersSchema } from '@/lib/contracts/parameters';
import {
  mapDataSchema,
  priceHistorySchema,
  revealedPhoneSchema,
  similarsSchema,
  statementCountSchema,
  statementDetailResponseSchema,
  statementListSchema,
} from '@/lib/contracts/statements/statements';
import { orderCalls } from '@/lib/domain/order/services';
import { useApi } from '../../setup/api';
import { openApp } from '../../setup/app';

type Operation = {
  tags: string[];
  operationId: string;
  summary?: string;
  security?: object[];
  parameters?: { name: string; in: string }[];
  requestBody?: {
    required?: boolean;
    content: Record<
      string,
      {
        schema: {
          additionalProperties?: unknown;
          required?: string[];
          properties?: Record<string, object>;
          /** A body of one kind among several. */
          oneOf?: { additionalProperties?: unknown }[];
        };
      }
    >;
  };
  responses: Record<string, { description: string; content?: Record<string, { schema: object; example?: unknown }> }>;
};
type Document = {
  openapi: string;
  servers: object[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, object>; schemas: Record<string, object> };
};

const api = useApi();
const read = async () => (await api.call('/api/openapi.json', { headers: { 'x-website-key': null } })).body as Document;
const operations = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, name: `${method} ${path}`, operation })),
  );
const exampleSchemas = {
  listStatements: statementListSchema,
  countStatements: statementCountSchema,
  getStatement: statementDetailResponseSchema,
  listSimilarStatements: similarsSchema,
  getPriceHistory: priceHistorySchema,
  getMapData: mapDataSchema,
  showPhone: revealedPhoneSchema,
  getStatementParameters: statementParametersSchema,
  listCities: citiesSchema,
  searchStreets: streetsSchema,
};
const formField = {
  anyOf: [
    { type: 'string', maxLength: 2000 },
    { type: 'number', minimum: -1_000_000_000, maximum: 1_000_000_000 },
  ],
};
/** Fields of banks and of services, whose names the database knows; the routes refuse all others. */
const namedByDatabase: Record<string, object> = {
  'post /api/v1/take-loans/create': { type: 'string', maxLength: 2000 },
  'post /api/v1/forms/{id}/responses': { type: 'string', maxLength: 5000 },
  ...Object.fromEntries(
    [...Object.keys(orderCalls).map((call) => `v3/payments/init-${call}-order`), 'v1/orders/quote', 'v1/rate-requests/create']
      .concat('express/api/rate-requests/create')
      .map((path) => [`post /api/${path}`, formField]),
  ),
};
const isBehindGateway = (path: string) => !/^\/api\/(health|openapi\.json|docs|images|payments|v1\/outbox)/.test(path);

describe('GET /api/openapi.json', () => {
  it('has every mounted route, and no other', async () => {
    // Assistants use their own protocol at one address, which describes itself.
    const isDescribed = (path: string) => !path.includes('*') && path !== '/api/mcp';
    const mounted = openApp(api).routes.filter(({ method, path }) => method !== 'ALL' && isDescribed(path));
    const expected = new Set(
      mounted.map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')}`),
    );
    expect(new Set(operations(await read()).map(({ name }) => name))).toEqual(expected);
    expect(expected.size).toBeGreaterThan(15);
  });

  it('describes each operation, its success and its errors', async () => {
    for (const { name, path, operation } of operations(await read())) {
      expect(operation.summary, name).toBeTruthy();
      expect(
        Object.keys(operation.responses).some((status) => /^20[01]$/.test(status)),
        name,
      ).toBe(true);
      if (!isBehindGateway(path)) continue;
      for (const status of ['400', '401', '403']) expect(operation.responses, name).toHaveProperty(status);
      const hasQuery = operation.parameters?.some((parameter) => parameter.in === 'query' || parameter.in === 'path');
      if (hasQuery || operation.requestBody) expect(operation.responses, name).toHaveProperty('422');
      // The suffix of grouped-info names nothing that could be missing.
      if (path.includes('{') && !path.endsWith('/{suffix}')) expect(operation.responses, name).toHaveProperty('404');
    }
  });

  it('gives every error one envelope and every success a body', async () => {
    for (const { name, path, operation } of operations(await read())) {
      if (!isBehindGateway(path)) continue;
      for (const [status, { content }] of Object.entries(operation.responses)) {
        if (Number(status) >= 400)
          expect(content?.['application/json']?.schema, `${name} ${status}`).toEqual({
            $ref: '#/components/schemas/ErrorEnvelope',
          });
        else expect(content, `${name} ${status}`).toBeDefined();
      }
    }
  });

  it('refuses unknown fields of every body, and requires every required one', async () => {
    for (const { name, operation } of operations(await read())) {
      if (!operation.requestBody) continue;
      expect(operation.responses, name).toHaveProperty('413');
      expect(operation.responses, name).toHaveProperty('415');
      for (const { schema } of Object.values(operation.requestBody.content)) {
        for (const one of schema.oneOf ?? [schema])
          expect(one.additionalProperties, name).toEqual(namedByDatabase[name] ?? false);
        if (!operation.requestBody.required) expect(schema.required ?? [], name).toEqual([]);
      }
    }
  });

  it('describes the body of a profile update, which may contain a picture', async () => {
    const body = (await read()).paths['/api/v1/profile/update']?.post?.requestBody;
    const proof = ['current_password', 'proof_code'];
    const fields = [
      'name',
      'legal_name',
      'identification_code',
      'email',
      'languages',
      'about',
      'logo',
      'locale',
      'muted_mail_types',
      ...proof,
    ];
    for (const type of ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect(Object.keys(body?.content[type]?.schema.properties ?? {}), type).toEqual(fields);
    expect(body?.content['multipart/form-data']?.schema.properties?.logo).toMatchObject({ type: 'string', format: 'binary' });
    expect(body?.content['application/json']?.schema.properties?.logo).not.toHaveProperty('format');
  });

  it('groups operations by service and describes how to sign in', async () => {
    const document = await read();
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toEqual([{ url: '/', description: 'This site' }]);
    expect(document.components.securitySchemes).toEqual({
      website: { type: 'apiKey', in: 'header', name: 'X-Website-Key' },
      program: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
      visitor: { type: 'apiKey', in: 'header', name: 'global-authorization' },
    });
    const tags = new Set(document.tags.map(({ name }) => name));
    for (const { name, path, operation } of operations(document)) {
      expect(operation.tags, name).toEqual([path.split('/')[2]]);
      expect(tags).toContain(operation.tags[0]);
      const keyless = path.startsWith('/api/locations/') ? [{}] : [];
      const security = [...keyless, { website: [] }, { website: [], program: [] }, { website: [], visitor: [] }];
      // The outbox of tests is an address of the main API.
      expect(operation.security, name).toEqual(isBehindGateway(path) || path === '/api/v1/outbox' ? security : []);
    }
  });

  it('passes a common linter', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        // The ids of statements are numbers or uuids, which a path template cannot say.
        'no-ambiguous-paths': 'off',
        // Health and the document itself take nothing that could be refused.
        'operation-4xx-response': 'off',
      },
    });
    const problems = await lintFromString({ source: JSON.stringify(await read()), config });
    expect(problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)).toEqual([]);
  });

  it('names every call once, in a form that generators accept', async () => {
    const ids = operations(await read()).map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z0-9]+$/);
    expect(ids).toEqual(expect.arrayContaining(['listStatements', 'getMicroserviceUsersClientsById']));
  });

  it.each(Object.entries(exampleSchemas))('has an example of %s that is as the contract says', async (id, schema) => {
    const found = operations(await read()).find(({ operation }) => operation.operationId === id);
    const example = found?.operation.responses[200]?.content?.['application/json']?.example;
    // The schemas leave out what they do not know: an example that lost or won a field differs from what they read.
    expect(schema.parse(example)).toEqual(example);
  });

  it('has only references that it can resolve', async () => {
    const document = await read();
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, kind, name] of references)
      expect((document.components as Record<string, object>)[kind ?? '']).toHaveProperty([name ?? '']);
  });
});

describe('GET /api/docs', () => {
  const open = () => openApp(api).fetch(new Request('http://localhost/api/docs'), {});
  const digest = async (text: string) =>
    Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('base64');

  it('shows every operation and a form that tries it', async () => {
    const response = await open();
    const page = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    for (const { path, method } of operations(await read())) {
      expect(page).toContain(`<code>${path}</code>`);
      expect(page).toContain(`data-method="${method}" data-path="${path}"`);
    }
    expect(page).not.toMatch(/<script[^>]|<script>[\s\S]*<script|\son\w+=|javascript:|style="|<link|<img/i);
  });

  it('runs nothing and loads nothing but its own script and style, named by their hashes, and calls only this site', async () => {
    const response = await open();
    const page = await response.text();
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? [];
    const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? [];
    expect(script).toContain('fetch(');
    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'none'; script-src 'sha256-${await digest(script)}'; style-src 'sha256-${await digest(style)}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
  });
});
