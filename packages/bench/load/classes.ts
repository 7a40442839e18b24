import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { queryRows } from '@/server/db/client';
import { openDatabase } from '@/server/db/open';
import { hashToken } from '@/server/modules/users/users.identity';
import { sessions, users } from '@/server/modules/users/users.table';
import type { Request } from './generator';

export const classNames = ['cached page', 'uncached page', 'API list', 'API write', 'payment'] as const;
type ClassName = (typeof classNames)[number];
export type RequestClass = { name: ClassName; next: () => Request };

const peopleCount = 3000;
const rowsAtOnce = 500;

/** People with a session; each may start a payment ten times a minute. @returns tokens, and ids of statements */
export async function addPeople(dataDir: string): Promise<{ tokens: string[]; statementIds: number[] }> {
  const database = await openDatabase({ dataDir });
  const tokens: string[] = [];
  try {
    const expiresAt = new Date(Date.now() + 86_400_000);
    for (let from = 0; from < peopleCount; from += rowsAtOnce) {
      const values = Array.from({ length: rowsAtOnce }, () => ({ name: 'ნინო', typeId: 1 }));
      const rows = await database.db.insert(users).values(values).returning({ id: users.id });
      const made = rows.map(({ id }) => ({ token: randomUUID(), userId: id, expiresAt }));
      await database.db.insert(sessions).values(made.map((session) => ({ ...session, token: hashToken(session.token) })));
      tokens.push(...made.map(({ token }) => token));
    }
    const rows = await queryRows<{ id: number }>(database.db, sql`select id from statements where state = 'active' limit 500`);
    return { tokens, statementIds: rows.map(({ id }) => id) };
  } finally {
    await database.close();
  }
}

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const program = { ...browser, 'x-website-key': 'livo', 'content-type': 'application/json' };

/** The classes of requests; each request differs from the last where a cache would make them one. */
export function requestClasses({ tokens, statementIds }: Awaited<ReturnType<typeof addPeople>>): RequestClass[] {
  let count = 0;
  const following = <T>(list: readonly T[]): T | undefined => {
    count += 1;
    return list[count % list.length];
  };
  const asVisitor = () => ({ ...program, 'global-authorization': following(tokens) ?? '' });
  const requests: Readonly<Record<ClassName, () => Request>> = {
    'cached page': () => ({ path: '/en', headers: browser }),
    'uncached page': () => ({ path: `/en/s?price_to=${following(statementIds) ?? 0}${count}`, headers: browser }),
    'API list': () => {
      count += 1;
      return { path: `/api/microservice/statements?per_page=20&price_to=${100_000 + count}`, headers: program };
    },
    'API write': () => ({
      method: 'POST',
      path: '/api/microservice/users/statements/favorites/add',
      headers: asVisitor(),
      body: JSON.stringify({ statements: [following(statementIds)] }),
    }),
    payment: () => ({
      method: 'POST',
      path: '/api/v3/payments/init-fill-balance',
      headers: { ...asVisitor(), 'idempotency-key': randomUUID() },
      body: '{"amount":20}',
    }),
  };
  return classNames.map((name) => ({ name, next: requests[name] }));
}
