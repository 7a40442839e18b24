import { beforeAll, describe, expect, it } from 'vitest';
import { statementStates } from '@/lib/domain/statement/status-machine';
import { userPhones } from '@/server/modules/users/users.table';
import { ledgerAccounts } from '@/server/modules/wallet/wallet.table';
import { readableAddresses } from '../factories/readable-addresses';
import { insertStatement } from '../factories/statement';
import { insertVisitor, type Visitor } from '../factories/visitor';
import { useApi } from '../setup/api';
import { seededAt } from '../setup/database';

const api = useApi();
/** A's private data and A's unlisted statements. */
const markers = {
  email: 'only-of-a@example.ge',
  phone: '599774411',
  balance: '7654321',
  closed: 'დახურული-განცხადება',
};
/** Of A's statements and no others. */
const priceUsd = 43_217;
let owner: Visitor;
let otherUser: Visitor;
let listed: { id: number; uuid: string };

beforeAll(async () => {
  const { email, phone } = markers;
  owner = await insertVisitor(api.db, { typeId: 3, email, phone, name: 'ბროკერი' });
  otherUser = await insertVisitor(api.db);
  await api.db.insert(userPhones).values({ userId: owner.user.id, phone, confirmedAt: seededAt });
  await api.db.insert(ledgerAccounts).values({ kind: 'wallet', ownerId: owner.user.id, balanceMinor: Number(markers.balance) });
  const own = { userId: owner.user.id, phone, priceUsdMinor: priceUsd * 100 };
  listed = await insertStatement(api.db, own);
  for (const state of statementStates.filter((one) => one !== 'active'))
    await insertStatement(api.db, { ...own, state, ownerName: markers.closed, comment: { ka: markers.closed, en: '', ru: '' } });
});

/** A's private data in a response's body or headers. */
function markersIn({ body, headers }: { body: unknown; headers: Headers }): string[] {
  const text = JSON.stringify([body, ...headers]);
  return Object.entries(markers).flatMap(([what, marker]) => (text.includes(marker) ? [what] : []));
}

describe('V15.3.1, V8.2.3 no response to another visitor', () => {
  it('contains an email, phone or balance of A, or an unlisted statement of A', async () => {
    const found: string[] = [];
    let answered = 0;
    const visitors = { guest: {}, B: otherUser.headers };
    const addresses = await readableAddresses(api, { statement: listed, userId: owner.user.id });
    for (const [name, headers] of Object.entries(visitors))
      for (const address of addresses) {
        const answer = await api.call(address, { headers: { ...headers, 'x-client-address': address } });
        if (answer.status === 200) answered += 1;
        found.push(...markersIn(answer).map((what) => `${what} to ${name}: ${address}`));
      }
    expect(found).toEqual([]);
    // If every request were refused, the test would prove nothing.
    expect(answered).toBeGreaterThan(100);
  });

  it('includes an unlisted statement in a list, a count or the assistants’ endpoint', async () => {
    const base = '/api/microservice/statements';
    const textOf = async (address: string) => {
      const { status, body } = await api.call(address);
      expect([address, status]).toEqual([address, 200]);
      return JSON.stringify(body);
    };
    const filter = `users=${owner.user.id}`;
    expect(await textOf(`${base}?${filter}`)).toContain(`"id":${listed.id}`);
    expect(JSON.parse(await textOf(`${base}/count?${filter}`)).data.total).toBe(1);
    const names = { jsonrpc: '2.0', id: 1, method: 'tools/call' };
    const price = { currency_id: 2, price_from: priceUsd, price_to: priceUsd };
    const search = { ...names, params: { name: 'search', arguments: price } };
    const answer = await api.call('/api/mcp', {
      method: 'POST',
      body: search,
      headers: { accept: 'application/json, text/event-stream' },
    });
    expect(answer.body).toMatchObject({ result: { structuredContent: { homes: [{ id: listed.id }] } } });
  });
});
