import { z } from 'zod';
import { errorEnvelopeSchema } from '@/lib/contracts/common';
import { defaultLocale, locales } from '@/lib/contracts/locales';
import type { ServerEnv } from '../../env';
import { isKeyOptional, isServiceName, services } from '../gateway/services';
import { type DocumentedError, errorResponseFor } from '../response/responses';
import type { Router } from '../router';
import examples from './examples.json' with { type: 'json' };
import { operationIdOf } from './operation-ids';

export type ApiDocument = ReturnType<Router['getOpenAPI31Document']>;
type Operation = {
  operationId?: string;
  tags?: string[];
  security?: object[];
  parameters?: object[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { description?: string; content?: Record<string, { schema?: object; example?: unknown }> }>;
};
type Place = { service: string; method: string; path: string };

const description = `Generated from the schemas that validate the traffic.

Every response is \`{ "result": true, "data": … }\` or the error envelope. Pages of the site itself need no key; every other client names
its website in \`X-Website-Key\`, except for places. A read with a token that nobody has is that of a guest. Lists carry an \`ETag\`: with
\`If-None-Match\` the answer is 304 while nothing changed. A key from /account/api in \`X-API-Key\` has its own limits and reads pages of up to 500. A page of the
site that sends \`X-As-Program: 1\` is treated as an API client: without cookies, with a website key. Pictures have absolute addresses for API clients. The language of names follows the \`locale\` header: ka (the default), en or ru. Lists are read as
\`ids=4,5\` and as \`ids[]=4&ids[]=5\`; bodies as JSON or as a form.`;

const exampleByOperation = new Map<string, unknown>(Object.entries(examples));

const errorEnvelopeName = 'ErrorEnvelope';
/** The statuses of the gateway, before a route is reached. */
const gatewayStatuses: DocumentedError[] = [400, 401, 403];
const bodyStatuses: DocumentedError[] = [413, 415];
const validationStatuses: DocumentedError[] = [422];

const localeParameter = {
  name: 'locale',
  in: 'header',
  required: false,
  description: 'Language of the names in the response',
  schema: { type: 'string', enum: locales, default: defaultLocale },
};

function errorReference(status: DocumentedError): Operation['responses'][string] {
  const { description: text } = errorResponseFor(status);
  return {
    description: text,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${errorEnvelopeName}` } } },
  };
}

/** Adds what applies to every operation of a service, so that no route has to repeat it. */
function completeOperation(operation: Operation, { service, method, path }: Place): void {
  operation.tags = [service];
  operation.operationId = operationIdOf(method, path);
  const success = operation.responses[200]?.content?.['application/json'];
  const example = exampleByOperation.get(operation.operationId);
  if (success && example) success.example = example;
  operation.security = [];
  if (!Object.hasOwn(services, service)) return;
  const isValidated = operation.requestBody !== undefined || (operation.parameters ?? []).length > 0;
  const statuses = [
    ...gatewayStatuses,
    ...(operation.requestBody ? bodyStatuses : []),
    ...(isValidated ? validationStatuses : []),
  ];
  for (const status of Object.keys(operation.responses).map(Number)) {
    if (status >= 400) operation.responses[status] = errorReference(status as DocumentedError);
  }
  for (const status of statuses) operation.responses[status] = errorReference(status);
  operation.parameters = [...(operation.parameters ?? []), localeParameter];
  const keyless = isServiceName(service) && isKeyOptional(service) ? [{}] : [];
  operation.security = [...keyless, { website: [] }, { website: [], program: [] }, { website: [], visitor: [] }];
  const schema = operation.requestBody?.content['application/json'];
  if (operation.requestBody && schema) {
    operation.requestBody.content['multipart/form-data'] ??= schema;
    operation.requestBody.content['application/x-www-form-urlencoded'] ??= schema;
  }
}

const operationsOf = (document: ApiDocument): [Place, Operation][] =>
  Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): [Place, Operation] => [
      { service: path.split('/')[2] ?? '', method, path },
      operation as Operation,
    ]),
  );

/** The OpenAPI 3.1 document of every mounted route. */
export function createDocument(app: Router, env: ServerEnv): ApiDocument {
  const { $schema: _dialect, ...envelope } = z.toJSONSchema(errorEnvelopeSchema);
  app.openAPIRegistry.registerComponent('schemas', errorEnvelopeName, envelope as object);
  app.openAPIRegistry.registerComponent('securitySchemes', 'website', { type: 'apiKey', in: 'header', name: 'X-Website-Key' });
  app.openAPIRegistry.registerComponent('securitySchemes', 'program', { type: 'apiKey', in: 'header', name: 'X-API-Key' });
  app.openAPIRegistry.registerComponent('securitySchemes', 'visitor', {
    type: 'apiKey',
    in: 'header',
    name: 'global-authorization',
  });
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Aivani API', version: '1', license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' }, description },
    servers: [{ url: env.SITE_URL ?? '/', description: 'This site' }],
  });
  // A path template of OpenAPI has no pattern for its parameter.
  document.paths = Object.fromEntries(
    Object.entries(document.paths ?? {}).map(([path, item]) => [path.replaceAll(/\}\{[^}]*\}/g, '}'), item]),
  );
  const operations = operationsOf(document);
  const names = new Set(operations.map(([{ service }]) => service));
  for (const [place, operation] of operations) completeOperation(operation, place);
  document.tags = [...names].map((name) => ({
    name,
    description: Object.hasOwn(services, name) ? services[name as keyof typeof services].title : 'About the API itself',
  }));
  return document;
}
