import type { Client } from 'pg';
import { expect, it } from 'vitest';
import { partial } from '@/tests/factories/partial';
import { preparedMark, prepareMarked } from './prepared-statements';

it('a statement that ends with the mark has the same name each time, any other none', () => {
  const sent: unknown[][] = [];
  const client = partial<Client>({ query: ((...args: unknown[]) => void sent.push(args)) as Client['query'] });
  prepareMarked(client);
  const marked = `select $1::int ${preparedMark}`;
  client.query({ text: marked }, [1]);
  client.query({ text: marked }, [2]);
  client.query({ text: 'select 3' });
  client.query('select 4');
  const [first, second] = sent.map(([statement]) => (statement as { name?: string }).name);
  expect(first).toMatch(/^prepared_[0-9a-f]{16}$/);
  expect(second).toBe(first);
  expect(sent).toEqual([
    [{ text: marked, name: first }, [1]],
    [{ text: marked, name: first }, [2]],
    [{ text: 'select 3' }],
    ['select 4'],
  ]);
});
