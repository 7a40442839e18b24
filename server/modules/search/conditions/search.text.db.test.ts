import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useApi } from '@/tests/setup/api';
import { streets } from '../../../data/gazetteer';
import { queryRows } from '../../../db/client';
import { stem } from './search.terms';
import { textVectors } from './search.text.query';

const api = useApi();

it('gives the words of a text the stems that a query asks for', async () => {
  const words = streets.slice(0, 400).flatMap(({ name }) => [name.ka, name.en, name.ru]);
  words.push(
    'ჭავჭავაძის ბინების ოთახიანი ვერა ვაკეში',
    'КВАРТИРЫ новостройке Ёлка комнатную',
    'apartments gas houses m2 26187474',
  );
  const text = words.join(' ');
  const lines = sql`select * from (values (1, ${text}::text), (2, 'ბინების 12')) as lines (id, line)`;
  const [found, other] = await queryRows<{ stems: string[] }>(
    api.db,
    sql`select tsvector_to_array(words) as stems from (${textVectors(lines)}) vectors order by id`,
  );
  const folded =
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[0-9a-zа-яა-ჿ]+/g) ?? [];
  expect(new Set(found?.stems)).toEqual(new Set(folded.map(stem)));
  expect(new Set(other?.stems)).toEqual(new Set(['12', stem('ბინების')]));
});
