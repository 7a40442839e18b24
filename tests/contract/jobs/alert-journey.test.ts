import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { savedSearchResponseSchema } from '@/lib/contracts/account/saved-searches';
import type { Locale } from '@/lib/contracts/locales';
import { ownStatementResponseSchema } from '@/lib/contracts/statements/own-statements';
import { alertSearches } from '@/server/jobs/alerts/alert-searches';
import { deliverNotifications } from '@/server/jobs/alerts/deliver-notifications';
import { notifications } from '@/server/modules/notifications/notifications.table';
import type { Mail } from '@/server/ports/mail';
import { emailSite } from '../../factories/email-site';
import { completeFlat } from '../../factories/own-statement';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
const base = '/api/microservice/users';
/** Noon of Tbilisi and some minutes. */
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 23, 8, minutes));

const send = async ({ headers }: Visitor, path: string, body?: object): Promise<unknown> => {
  const answer = await api.call(base + path, { method: 'POST', headers, ...(body && { body }) });
  expect(answer.status).toBeLessThan(300);
  return answer.body;
};
/** A home that its owner writes and publishes as the form does. */
async function publish(area: number): Promise<number> {
  const owner = await insertVisitor(api.db, { typeId: 2, phone: '555001311' });
  const { statement } = ownStatementResponseSchema.parse(await send(owner, '/statements', { ...completeFlat, area })).data;
  await send(owner, `/statements/${statement.id}/publish`);
  return statement.id;
}

const journeys: [Locale, number, string, RegExp][] = [
  ['ka', 1311, 'ახალი: 1', /ვაკე/],
  ['en', 1312, 'New: 1', /Vake/],
  ['ru', 1313, 'Новое: 1', /Ваке/],
];

it.each(journeys)(
  'a search is saved, a fitting home published, one mail sent in %s, and mails ended signed out',
  async (...journey) => {
    const [locale, area, subject, place] = journey;
    const sent: Mail[] = [];
    const work = async (minutes: number) => {
      api.setNow(at(minutes));
      const parts = { database: api.database, clock: () => at(minutes) };
      await alertSearches(parts);
      await deliverNotifications({ ...parts, mail: { send: async (mail) => void sent.push(mail) }, email: emailSite });
    };
    api.setNow(at(0));
    const visitor = await insertVisitor(api.db, { email: `${locale}@example.com`, emailVerified: true, locale });
    const body = { name: '<b>big</b>', filters: { area_from: area, area_to: area } };
    const search = savedSearchResponseSchema.parse(await send(visitor, '/saved-searches', body)).data;

    api.setNow(at(1));
    const id = await publish(area);
    for (const minutes of [2, 5, 6]) await work(minutes);
    expect(sent).toMatchObject([{ to: `${locale}@example.com`, subject }]);
    const [{ text, html = '', unsubscribeUrl = '' } = { text: '' }] = sent;
    expect(text).toContain(`/account/searches/${search.id}`);
    expect(html).toMatch(place);
    expect(html).toContain(String(id));
    expect(html).not.toContain('<b>big</b>');

    const token = new URL(unsubscribeUrl).searchParams.get('token') ?? '';
    const ended = await api.call(`/api/v1/notifications/unsubscribe?token=${encodeURIComponent(token)}`, { method: 'POST' });
    expect(ended).toMatchObject({ status: 200, body: { data: { type: 8 } } });
    await publish(area);
    for (const minutes of [20, 25, 26]) await work(minutes);
    expect(sent).toHaveLength(1);
    expect(await api.db.$count(notifications, eq(notifications.userId, visitor.user.id))).toBe(2);
  },
);
