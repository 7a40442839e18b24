import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorEnvelopeSchema } from '@/lib/contracts/common';
import { insertVisitor } from '../factories/visitor';
import { useApi } from '../setup/api';

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
};
type Operation = {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
};
type Document = { paths: Record<string, Record<string, Operation>> };

const api = useApi();
/** Calls of each operation; more by FUZZ_RUNS, the same again by FUZZ_SEED. */
const { FUZZ_RUNS: runs = '1', FUZZ_SEED: seed = '20261123' } = process.env;

/** Streams do not end by themselves. */
const isStream = (path: string): boolean => path.endsWith('/events');
const nonsense = fc.constantFrom<unknown>(
  '',
  '0',
  '-1',
  '2147483648',
  '1e309',
  '%00',
  "' or 1=1 --",
  'ა'.repeat(300),
  null,
  [],
  {},
  '\u0000',
);

const numbers = fc.oneof(fc.integer({ min: -2, max: 20 }), fc.integer(), fc.double());
const texts = fc.oneof(fc.string(), fc.uuid(), fc.integer({ min: 0, max: 9 }).map(String));

function ofType({ type, properties = {}, items }: Schema, depth: number): fc.Arbitrary<unknown> {
  const kind = Array.isArray(type) ? type[0] : type;
  if (kind === 'integer' || kind === 'number') return numbers;
  if (kind === 'boolean') return fc.boolean();
  if (depth > 2) return texts;
  if (kind === 'array') return fc.array(items ? arbitraryOf(items, depth + 1) : texts, { maxLength: 3 });
  if (kind !== 'object') return texts;
  const fields = Object.entries(properties).map(([name, one]) => [name, arbitraryOf(one, depth + 1)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
}

function plain(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const { enum: values, anyOf, oneOf } = schema;
  const choices = anyOf ?? oneOf;
  if (values?.length) return fc.constantFrom(...values);
  return choices?.length ? fc.oneof(...choices.map((one) => arbitraryOf(one, depth + 1))) : ofType(schema, depth);
}

/** Mostly what a schema asks for, sometimes nonsense. */
function arbitraryOf(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 5, arbitrary: plain(schema, depth) }, { weight: 1, arbitrary: nonsense });
}

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

type Given = { values: Record<string, unknown>; body: unknown };
type Call = { method: string; address: string; body: string | undefined; operation: Operation };

function samplesOf({ parameters = [], requestBody }: Operation): Given[] {
  const body = requestBody?.content['application/json']?.schema;
  const input = fc.record({
    values: fc.record(Object.fromEntries(parameters.map(({ name, schema }) => [name, arbitraryOf(schema)]))),
    body: body ? arbitraryOf(body) : fc.constant(undefined),
  });
  return fc.sample(input, { numRuns: Number(runs), seed: Number(seed) });
}

function callsOf(path: string, method: string, operation: Operation): Call[] {
  const inQuery = (operation.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name);
  return samplesOf(operation).map(({ values, body }) => {
    const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(values[name]) || '0'));
    const query = new URLSearchParams(inQuery.map((name) => [name, textOf(values[name])]));
    return { method, address: `${place}?${query}`, body: body === undefined ? undefined : JSON.stringify(body), operation };
  });
}

type Answer = { status: number; mediaType: string; text: string };

/** Sends one call of a new account, since some operations sign out. */
async function send({ method, address, body }: Call, index: number): Promise<Answer> {
  const { headers } = await insertVisitor(api.db, { typeId: 3 });
  const own = { 'x-website-key': 'livo', 'x-client-address': `192.0.2.${index}`, 'content-type': 'application/json' };
  const init = { method: method.toUpperCase(), headers: { ...own, ...headers } };
  const url = `http://localhost:3000${address}`;
  const response = await api.fetch(new Request(url, body === undefined || method === 'get' ? init : { ...init, body }));
  const text = await response.text();
  return { status: response.status, mediaType: response.headers.get('content-type')?.split(';')[0] ?? '', text };
}

const validators = new Map<Schema, z.ZodType>();
function validatorOf(schema: Schema): z.ZodType {
  const known = validators.get(schema);
  if (known) return known;
  const made = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
  validators.set(schema, made);
  return made;
}

/** How a response violates the API document; null when it is valid. */
function errorOf({ operation }: Call, { status, mediaType, text }: Answer): string | null {
  if (status >= 500) return text.slice(0, 200);
  if (status >= 400) {
    const { error } = errorEnvelopeSchema.safeParse(JSON.parse(text));
    return error ? z.prettifyError(error) : null;
  }
  const content = operation.responses[status]?.content;
  if (status >= 300 || text === '') return operation.responses[status] ? null : `${status} is not in the document`;
  if (!content?.[mediaType]) return `${status} ${mediaType} is not in the document`;
  const { schema } = content[mediaType];
  if (mediaType !== 'application/json' || !schema) return null;
  const { error } = validatorOf(schema).safeParse(JSON.parse(text));
  return error ? z.prettifyError(error).slice(0, 400) : null;
}

describe('V2.2.1, V16.5.1: every operation of the API document', () => {
  it('responds to any input with a status below 500, valid by its schema, with errors in the envelope', async () => {
    const { paths } = (await api.call('/api/openapi.json')).body as Document;
    const calls = Object.entries(paths)
      .filter(([path]) => !isStream(path))
      .flatMap(([path, operations]) =>
        Object.entries(operations).flatMap(([method, operation]) => callsOf(path, method, operation)),
      );
    const failures: string[] = [];
    let accepted = 0;
    for (const [index, call] of calls.entries()) {
      const answer = await send(call, index);
      if (answer.status < 300) accepted += 1;
      const error = errorOf(call, answer);
      if (error !== null)
        failures.push(`${call.method} ${call.address} ${call.body?.slice(0, 400) ?? ''}: ${answer.status} ${error}`);
    }
    expect(failures).toEqual([]);
    expect(calls.length).toBeGreaterThan(200);
    // Input that is refused everywhere would prove nothing.
    expect(accepted).toBeGreaterThan(30);
  }, 3_600_000);
});
