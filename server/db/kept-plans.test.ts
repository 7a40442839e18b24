import type { Client } from 'pg';
import { expect, it } from 'vitest';
import { partial } from '@/tests/factories/partial';
import { keepPlans, planKept } from './kept-plans';

it('a statement that ends with the mark has the same name each time, any other none', () => {
  const sent: unknown[][] = [];
  const client = partial<Client>({ query: ((...args: unknown[]) => void sent.push(args)) as Client['query'] });
  keepPlans(client);
  const marked = `select $1::int ${planKept}`;
  client.query({ text: marked }, [1]);
  client.query({ text: marked }, [2]);
  client.query({ text: 'select 3' });
  client.query('select 4');
  const [first, second] = sent.map(([statement]) => (statement as { name?: string }).name);
  expect(first).toMatch(/^kept_[0-9a-f]{16}$/);
  expect(second).toBe(first);
  expect(sent).toEqual([
    [{ text: marked, name: first }, [1]],
    [{ text: marked, name: first }, [2]],
    [{ text: 'select 3' }],
    ['select 4'],
  ]);
});
