import { beforeAll, describe, expect, it } from 'vitest';
import { walletStatementSchema } from '@/lib/contracts/money/payments';
import { salePostings, topUpPostings } from '@/server/modules/wallet/wallet.postings';
import { createWalletRepository } from '@/server/modules/wallet/wallet.repository';
import { insertOrder } from '@/tests/factories/money/money';
import { insertVisitor, type Visitor } from '@/tests/factories/visitor';
import { useApi } from '@/tests/setup/api';

const api = useApi();
let owner: Visitor;

const list = async (query = '', headers = owner.headers) => {
  const { status, body } = await api.call(`/api/v3/payments${query}`, { headers });
  return { status, body, data: status === 200 ? walletStatementSchema.parse(body).data : null };
};
const csv = async (query = '', headers: Record<string, string> = owner.headers) => {
  const request = new Request(`http://localhost:3000/api/v3/payments/export.csv${query}`, {
    headers: { 'x-website-key': 'livo', ...headers },
  });
  return api.fetch(request);
};

/** A top-up on the evening of the 20th in Tbilisi, and purchases after midnight. */
beforeAll(async () => {
  owner = await insertVisitor(api.db);
  const userId = owner.user.id;
  const wallet = createWalletRepository(api.db);
  const evening = new Date('2026-11-20T19:59:59Z');
  await wallet.post({ kind: 'top_up', onceKey: 'statement test', userId, postings: topUpPostings(userId, 50_000), at: evening });
  for (let hour = 0; hour < 21; hour += 1) {
    const at = new Date(Date.UTC(2026, 10, 20, 20 + hour));
    const { order } = await insertOrder(api.db, userId, { amountMinor: 1_000, serviceId: 9 });
    const postings = salePostings(userId, 1_000);
    await wallet.post({ kind: 'purchase', onceKey: `statement test ${order.id}`, userId, orderId: order.id, postings, at });
  }
});

describe('the statement of a wallet', () => {
  it('200 lists newest first, with the balance after each line', async () => {
    const { data } = await list();
    expect(data).toMatchObject({ current_page: 1, per_page: 20, last_page: 2, total: 22 });
    expect(data?.data[0]).toMatchObject({ kind: 'purchase', amount: -10, balance_after: 290, service_id: 9, spent_by: null });
    expect((await list('?page=2')).data?.data.at(-1)).toMatchObject({ kind: 'top_up', amount: 500, balance_after: 500 });
    expect((await list('?page=9')).data?.data).toEqual([]);
  });

  it('200 filters by kind and by days of Tbilisi; balances stay those of the whole wallet', async () => {
    expect((await list('?kind=top_up')).data).toMatchObject({ total: 1 });
    expect((await list('?to=2026-11-20')).data).toMatchObject({ total: 1 });
    const { data } = await list('?from=2026-11-21&to=2026-11-21&kind=purchase');
    expect(data?.data[0]).toMatchObject({ balance_after: 290 });
    expect(data?.total).toBe(21);
  });

  it('200 shows another person nothing of it', async () => {
    const other = await insertVisitor(api.db);
    expect((await list('', other.headers)).data).toMatchObject({ data: [], total: 0 });
    expect((await (await csv('', other.headers)).text()).split('\r\n')).toHaveLength(2);
  });

  it('401 for guests, 422 for what is not a day or kind', async () => {
    expect((await api.call('/api/v3/payments')).status).toBe(401);
    expect((await csv('', {})).status).toBe(401);
    for (const query of ['?kind=theft', '?from=yesterday', '?page=0']) expect((await list(query)).status).toBe(422);
  });
});

it('200 exports the filtered lines as a file in the language that is requested', async () => {
  const response = await csv('?kind=top_up&locale=ru');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="wallet.csv"');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
  expect(lines).toEqual([
    '"Дата","Операция","Сумма, ₾","Баланс, ₾","Услуга","Заказ","Платёж","Счёт","Карта","Оплатил"',
    '"2026-11-20 23:59:59","Пополнение",500.00,500.00,"",,,,"",""',
  ]);
});
