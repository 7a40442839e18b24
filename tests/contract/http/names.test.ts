import { expect, it } from 'vitest';
import { nameText } from '@/lib/contracts/names';
import { useApi } from '../../setup/api';

type Schema = {
  type?: string;
  pattern?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};
type Operation = { requestBody?: { content: Record<string, { schema: Schema }> } };

const api = useApi();
const isName = (property: string): boolean => /(?:^|_)(?:name|author)$/.test(property);
const visiblePattern = nameText(1).toJSONSchema().pattern;

/** Texts under a schema, also where they are one of several forms, or one in each language. */
const textsOf = (schema: Schema): Schema[] => [
  ...(schema.type === 'string' && schema.enum === undefined ? [schema] : []),
  ...[
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.allOf ?? []),
    ...Object.values(schema.properties ?? {}),
  ].flatMap(textsOf),
];
/** Names in a body, with whether they may hold what nobody sees. */
const namesOf = (schema: Schema): { name: string; isOpen: boolean }[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    isName(name) ? textsOf(property).map(({ pattern }) => ({ name, isOpen: pattern === undefined })) : namesOf(property),
  ),
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? []), ...(schema.items ? [schema.items] : [])].flatMap(
    namesOf,
  ),
];

it('every name that a body may hold is made of visible characters, or of those that its own pattern names', async () => {
  const { body } = await api.call('/api/openapi.json', { headers: { 'x-website-key': null } });
  const { paths } = body as { paths: Record<string, Record<string, Operation>> };
  const found = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { requestBody }]) =>
      namesOf(requestBody?.content['application/json']?.schema ?? {}).map((name) => ({ ...name, route: `${method} ${path}` })),
    ),
  );
  expect(visiblePattern).toContain('\\p{Cf}');
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(({ isOpen }) => isOpen).map(({ route, name }) => `${route} ${name}`)).toEqual([]);
});

it('an account cannot be registered under a name that turns the line around', async () => {
  const body = { type_id: 1, name: 'Nino \u202eeko', password: 'a long secret of mine', accept_terms: true };
  expect(await api.call('/api/auth-service/register', { method: 'POST', body })).toMatchObject({
    status: 422,
    body: { errors: { name: ['errors.name_characters'] } },
  });
});
