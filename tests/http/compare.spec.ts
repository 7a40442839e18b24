import { createTranslator } from 'next-intl';
import { comparePath } from '@/lib/routes/addresses/compare-address';
import compare from '@/messages/ru/compare.json' with { type: 'json' };
import { fetchStatements } from '../factories/find-statements';
import { expect, test } from './fixtures';

test('a comparison has four columns at most, including one of a missing statement, and says what it left out', async ({
  request,
}) => {
  const t = createTranslator({ locale: 'ru', messages: compare });
  const cards = await fetchStatements(request, 'deal_types=1&real_estate_types=1&per_page=50');
  const priced = cards.filter((card) => !card.price_negotiable && !card.price_from);
  // Of different prices, and not the latest: journeys publish the same flat again and again, and take it off.
  const ids = [...new Map(priced.map((card) => [card.price[1]?.price_total, card.id])).values()].slice(-5);
  const open = async (query: string) => (await request.get(`${comparePath('ru', [])}?ids=${query}`)).text();
  const columns = (html: string) => html.match(/<th scope="col"/g)?.length;

  const tooMany = await open(`${ids.join(',')},99999999,x`);
  expect(columns(tooMany)).toBe(4);
  expect(tooMany).toContain(t('notices.excess', { count: 2 }));
  expect(tooMany).toContain(t('notices.invalid', { count: 1 }));

  const rowOf = (name: string) => new RegExp(`<tr[^>]*><th scope="row"[^>]*>${name}</th>.*?</tr>`, 's').exec(tooMany)?.[0] ?? '';
  expect(rowOf(compare.rows.price).match(/<td/g)).toHaveLength(4);
  expect(rowOf(compare.rows.price)).toContain(compare.best);
  // A floor is neither good nor bad.
  expect(rowOf(compare.rows.floor)).toContain('<td');
  expect(rowOf(compare.rows.floor)).not.toContain(compare.best);

  const unknown = await open(`${ids[0]},99999999`);
  expect(columns(unknown)).toBe(2);
  expect(unknown).toContain(compare.states.unknown);
  expect(unknown).not.toContain(t('notices.excess', { count: 1 }));
});
