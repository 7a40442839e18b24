import { beforeEach, describe, expect, it } from 'vitest';
import { insertAuction } from '../../factories/auction';
import { insertStatement } from '../../factories/statement';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { seededAt } from '../../setup/database';

const api = useApi();
let owner: Visitor;
beforeEach(async () => {
  api.setNow(seededAt);
  owner = await insertVisitor(api.db, { name: 'Owner' });
});

const onAuction = async (changes: Parameters<typeof insertAuction>[2] = {}) =>
  (await insertAuction(api.db, {}, { userId: owner.user.id, ...changes })).id;
const calendarOf = (id: number | string, query = '', headers: Record<string, string> = {}) =>
  api.call(`/api/microservice/statements/${id}/auction.ics${query}`, { headers });
const linesOf = ({ body }: { body: unknown }) => String(body).replaceAll('\r\n ', '').split('\r\n');

describe('200', () => {
  it('is the end of the auction in UTC, with the title, the address and the page of the statement', async () => {
    const id = await onAuction({ addressText: 'ჭავჭავაძის გამზ., მე-2 ეზო', streetNumber: '37' });
    const response = await calendarOf(id, '?locale=en');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(`inline; filename="auction-${id}.ics"`);
    const lines = linesOf(response);
    expect(lines).toContain(`UID:auction-${id}@localhost`);
    expect(lines).toContain('DTSTART:20261127T140000Z');
    expect(lines.find((line) => line.startsWith('SUMMARY:'))).toMatch(/^SUMMARY:Auction ends: .* in /);
    expect(lines).toContain(String.raw`LOCATION:Chavchavadzis Gamz.\, Me-2 Ezo 37\, Vake\, Tbilisi`);
    expect(lines.find((line) => line.startsWith('URL:'))).toMatch(new RegExp(`^URL:http://localhost:\\d+/en/statements/${id}$`));
  });

  it.each([
    ['', 'SUMMARY:აუქციონი სრულდება: '],
    ['?locale=ka', 'SUMMARY:აუქციონი სრულდება: '],
    ['?locale=ru', 'SUMMARY:Конец аукциона: '],
  ])('is in the language of %j', async (query, start) => {
    const lines = linesOf(await calendarOf(await onAuction(), query));
    expect(lines.filter((line) => line.startsWith(start))).toHaveLength(1);
  });

  it('is there for the owner while the statement is not listed', async () => {
    const id = await onAuction({ state: 'hidden' });
    expect((await calendarOf(id, '', owner.headers)).status).toBe(200);
  });
});

describe('404', () => {
  it('answers for a statement that is not on auction', async () => {
    expect((await calendarOf((await insertStatement(api.db)).id)).status).toBe(404);
  });

  it('answers others for a statement that is not listed', async () => {
    const id = await onAuction({ state: 'hidden' });
    expect((await calendarOf(id)).status).toBe(404);
    expect((await calendarOf(id, '', (await insertVisitor(api.db)).headers)).status).toBe(404);
  });

  it.each(['0', 'x', '99999999999'])('answers for %s', async (id) => {
    expect((await calendarOf(id)).status).toBe(404);
  });
});

describe('422', () => {
  it('answers for a language that the site does not have', async () => {
    expect((await calendarOf(await onAuction(), '?locale=fr')).status).toBe(422);
  });
});
