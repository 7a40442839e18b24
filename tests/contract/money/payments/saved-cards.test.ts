import { describe, expect, it } from 'vitest';
import { savedCardsSchema } from '@/lib/contracts/money/payments';
import { createWalletRepository } from '@/server/modules/wallet/wallet.repository';
import { decide, startTopUp } from '@/tests/factories/money/sandbox';
import { insertVisitor, type Visitor } from '@/tests/factories/visitor';
import { useApi } from '@/tests/setup/api';
import { openApp } from '@/tests/setup/app';

const api = useApi();
const path = '/api/v3/payments/cards';
const cardsOf = async ({ headers }: Visitor) => savedCardsSchema.parse((await api.call(path, { headers })).body).data;
const balanceOf = ({ user }: Visitor) => createWalletRepository(api.db).balanceOf(user.id);

async function saveCard(visitor: Visitor, card: string): Promise<number> {
  const { page } = await startTopUp(api, visitor, 1, { save_card: true });
  await decide(api, page, 'approve', { card, save_card: '1', expires: '03/29', code: '1234' });
  const [latest] = (await cardsOf(visitor)).toSorted((one, other) => other.id - one.id);
  return latest?.id ?? 0;
}

describe('saved cards', () => {
  it('are stored when the payer asks for it, as a mask without a token', async () => {
    const visitor = await insertVisitor(api.db);
    const { page } = await startTopUp(api, visitor);
    await decide(api, page, 'approve');
    expect(await cardsOf(visitor)).toEqual([]);
    const id = await saveCard(visitor, 'mastercard');
    const { body } = await api.call(path, { headers: visitor.headers });
    const card = { id, card_mask: '5555 **** **** 4444', brand: 'Mastercard', expires: '03/29', is_default: true };
    expect(body).toEqual({ result: true, data: [card] });
  });

  it('are not saved for a payment that failed', async () => {
    const visitor = await insertVisitor(api.db);
    const { page } = await startTopUp(api, visitor, 1, { save_card: true });
    await decide(api, page, 'decline', { save_card: '1' });
    expect(await cardsOf(visitor)).toEqual([]);
  });

  it('pay without a page, and are not stored twice', async () => {
    const visitor = await insertVisitor(api.db);
    const cardId = await saveCard(visitor, 'visa');
    const { page, state } = await startTopUp(api, visitor, 20, { card_id: cardId });
    expect({ page, state }).toEqual({ page: null, state: 'approved' });
    expect(await balanceOf(visitor)).toBe(2_100);
    expect(await cardsOf(visitor)).toHaveLength(1);
  });

  it('of 3-D Secure pay on the page, which shows their mask', async () => {
    const visitor = await insertVisitor(api.db);
    const cardId = await saveCard(visitor, 'three_d_secure');
    const { page } = await startTopUp(api, visitor, 20, { card_id: cardId });
    const shown = await (await api.fetch(new Request(`http://localhost:3000${page}`))).text();
    expect(shown).toContain('4000 **** **** 3220');
    expect(shown).not.toContain('<select id="card"');
    await decide(api, page, 'approve', { code: '1234' });
    expect(await balanceOf(visitor)).toBe(2_100);
  });

  it('have one default: the latest, until the owner chooses another', async () => {
    const visitor = await insertVisitor(api.db);
    const first = await saveCard(visitor, 'visa');
    const second = await saveCard(visitor, 'mastercard');
    expect((await cardsOf(visitor)).map(({ is_default }) => is_default)).toEqual([true, false]);
    for (const id of [first, second, first]) {
      expect((await api.call(`${path}/${id}/default`, { method: 'POST', headers: visitor.headers })).status).toBe(200);
      expect((await cardsOf(visitor)).map((card) => [card.id === id, card.is_default])).toEqual([
        [true, true],
        [false, false],
      ]);
    }
  });

  it('are removed here and at the gateway', async () => {
    const visitor = await insertVisitor(api.db);
    const id = await saveCard(visitor, 'visa');
    const remove = () => api.call(`${path}/${id}`, { method: 'DELETE', headers: visitor.headers });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect(await cardsOf(visitor)).toEqual([]);
  });

  it('401 for guests, 404 for another person’s, 422 for what is not an id; another’s does not pay', async () => {
    const owner = await insertVisitor(api.db);
    const otherUser = await insertVisitor(api.db);
    const id = await saveCard(owner, 'visa');
    for (const [method, address] of [
      ['DELETE', `${path}/${id}`],
      ['POST', `${path}/${id}/default`],
    ] as const) {
      expect((await api.call(address, { method })).status).toBe(401);
      expect((await api.call(address, { method, headers: otherUser.headers })).status).toBe(404);
    }
    expect((await api.call(`${path}/x`, { method: 'DELETE', headers: owner.headers })).status).toBe(422);
    await expect(startTopUp(api, otherUser, 20, { card_id: id })).rejects.toThrow();
    expect(await balanceOf(otherUser)).toBe(0);
    expect(await cardsOf(owner)).toHaveLength(1);
  });

  it('are hidden while their gateway accepts no payments', async () => {
    const visitor = await insertVisitor(api.db);
    await saveCard(visitor, 'visa');
    const closed = openApp(api, { PAYMENT_SANDBOX: '0' });
    const request = new Request(`http://localhost:3000${path}`, { headers: { 'x-website-key': 'livo', ...visitor.headers } });
    expect(await (await closed.fetch(request, {})).json()).toEqual({ result: true, data: [] });
  });
});
