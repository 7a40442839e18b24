import { beforeAll, expect, it } from 'vitest';
import { insertStaff } from '../factories/staff';
import { insertVisitor } from '../factories/visitor';
import { useApi } from '../setup/api';

type Parameter = { name: string; in: string };
type Document = { paths: Record<string, Record<string, { parameters?: Parameter[] }>> };

const api = useApi();
let visitors: Record<string, string>[];
beforeAll(async () => {
  visitors = [(await insertVisitor(api.db, { typeId: 3 })).headers, (await insertStaff(api.db, 'admin')).headers];
});

const rowsMax = 500;
/** Abusive values by parameter name. */
const abuses: Record<string, string[]> = {
  page: ['0', '-1', '1.5', '1e9', '9'.repeat(30), '1;drop table users', 'null'],
  per_page: ['0', '-1', '101', '100000', '1e9', '9'.repeat(30)],
  limit: ['0', '-1', '100000', '1e9'],
  order_by: ['password', 'price;select pg_sleep(9)', 'id desc', '__proto__', 'constructor'],
  sequence: ['desc;--', 'sideways'],
  ids: [Array.from({ length: 1001 }, (_, index) => index + 1).join(','), '1,,2', '-1'],
};

/** Length of the longest array in a response. */
const longest = (value: unknown): number => {
  if (Array.isArray(value)) return Math.max(value.length, 0, ...value.map(longest));
  return typeof value === 'object' && value !== null ? Math.max(0, ...Object.values(value).map(longest)) : 0;
};

/** Every list parameter with each abusive value. */
async function abusedAddresses(): Promise<{ name: string; address: string }[]> {
  const { paths } = (await api.call('/api/openapi.json')).body as Document;
  return Object.entries(paths).flatMap(([path, { get }]) =>
    (get?.parameters ?? [])
      .filter((parameter) => parameter.in === 'query')
      .flatMap(({ name }) =>
        (abuses[name] ?? []).map((value) => ({
          name,
          address: `${path.replaceAll(/\{\w+\}/g, '1')}?${new URLSearchParams({ [name]: value })}`,
        })),
      ),
  );
}

it('V2.2.1, V1.2.4 pages, sizes, orders and id lists of every list are bounded', async () => {
  const wrong: string[] = [];
  let refused = 0;
  for (const { name, address } of await abusedAddresses())
    for (const headers of visitors) {
      const { status, body } = await api.call(address, { headers: { ...headers, 'x-client-address': address } });
      if (status === 422) refused += 1;
      const isUnbounded = status === 200 && (longest(body) > rowsMax || /order|sequence/.test(name));
      if (status >= 500 || isUnbounded) wrong.push(`${status} ${address.slice(0, 120)}`);
    }
  expect(wrong).toEqual([]);
  // If every request were refused, the test would prove nothing.
  expect(refused).toBeGreaterThan(100);
});
