import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import { type NotificationParameters, notificationTypes } from '@/lib/contracts/account/notifications';
import { hourMs } from '@/lib/domain/time/duration';
import type { Db, Executor } from '@/server/db/client';
import { agentRequest } from '@/server/modules/agents/agents.service';
import { agentInvitations } from '@/server/modules/agents/agents.table';
import { toStatementParameter } from '@/server/modules/notifications/notifications.mapper';
import type { NewNotification } from '@/server/modules/notifications/notifications.repository';
import { notifications } from '@/server/modules/notifications/notifications.table';
import { expirationNotice } from '@/server/modules/publishing/expiry.service';
import { createStatementsRepository } from '@/server/modules/statements/statements.repository';
import type { StatementRow } from '@/server/modules/statements/statements.row.query';
import { statements } from '@/server/modules/statements/statements.table';
import { favorites, userPhones, users } from '@/server/modules/users/users.table';
import { uuidFrom } from '../market/statement';
import { createRandom } from '../random';
import { defaultSeedNumber } from '../seed';
import { type DemoAccountType, demoNames, demoUserId } from './demo-accounts';
import { writeDemoClients } from './demo-clients';
import { writeDemoOffers } from './demo-offers';
import { demoAccountTypes, demoPhone, hasDemoStatements, writeDemoStatements } from './demo-statements';

/** A conversation about the author's first listed statement; the words alternate, the writer's first. */
type Conversation = { from: DemoAccountType; to: DemoAccountType; hoursAgo: number; messages: readonly string[] };

const conversations: readonly Conversation[] = [
  {
    from: 'physical',
    to: 'broker',
    hoursAgo: 2,
    messages: ['გამარჯობა, ბინა ისევ იყიდება? ხვალ საღამოს შევძლებდი ნახვას.'],
  },
  {
    from: 'designer',
    to: 'broker',
    hoursAgo: 50,
    messages: [
      'რემონტი როდის დასრულდა და ვინ ააშენა კორპუსი?',
      'რემონტი შარშან დასრულდა. კორპუსის დოკუმენტებს ნახვისას გაჩვენებთ.',
      'კარგი, შაბათს თორმეტზე მოვალ.',
    ],
  },
  {
    from: 'developer',
    to: 'agent',
    hoursAgo: 5,
    messages: ['ქირავდება მხოლოდ გრძელვადით? სამი თვე გვჭირდება ჩვენი თანამშრომლისთვის.'],
  },
  {
    from: 'agent',
    to: 'physical',
    hoursAgo: 9,
    messages: [
      'გამარჯობა, მყიდველი მყავს, რომელსაც თქვენი უბანი აინტერესებს. შეგიძლიათ ნახვა?',
      'დიახ, სამუშაო დღეებში ექვსის შემდეგ.',
    ],
  },
  { from: 'physical', to: 'developer', hoursAgo: 27, messages: ['განვადება გაქვთ? და რომელ სართულებზე დარჩა ბინები?'] },
  { from: 'broker', to: 'designer', hoursAgo: 12, messages: ['ფასი საბოლოოა?'] },
];

/** Everybody else’s ids begin here. */
const demoUserIdEnd = 1000;
const before = (now: Date, hours: number): Date => new Date(now.getTime() - hours * hourMs);

/** Every one of them has a number that was confirmed, as a statement requires. */
async function confirmPhones(tx: Executor, now: Date): Promise<void> {
  for (const kind of demoAccountTypes) {
    const [userId, phone] = [demoUserId(kind), demoPhone(kind)];
    await tx.update(users).set({ phone }).where(eq(users.id, userId));
    await tx.insert(userPhones).values({ userId, phone, confirmedAt: now }).onConflictDoNothing();
  }
}

/** The favourites of each account: some of them listed, some no longer there. */
async function writeFavourites(tx: Executor, now: Date): Promise<void> {
  const idsIn = async (state: 'active' | 'expired' | 'sold', limit: number, offset = 0): Promise<number[]> => {
    const isOthers = and(eq(statements.state, state), gte(statements.userId, demoUserIdEnd));
    const rows = await tx
      .select({ id: statements.id })
      .from(statements)
      .where(isOthers)
      .orderBy(asc(statements.id))
      .limit(limit)
      .offset(offset);
    return rows.map(({ id }) => id);
  };
  for (const [number, kind] of demoAccountTypes.entries()) {
    const ids = [
      ...(await idsIn('active', 7, number * 5)),
      ...(await idsIn('expired', 1, number)),
      ...(await idsIn('sold', 1, number)),
    ];
    const rows = ids.map((statementId, index) => ({
      userId: demoUserId(kind),
      statementId,
      createdAt: before(now, index * 19 + 1),
    }));
    if (rows.length > 0) await tx.insert(favorites).values(rows).onConflictDoNothing();
  }
}

/** How the agent came to the broker, who else was invited, and an invitation from another broker. */
async function writeInvitations(tx: Executor, now: Date): Promise<NewNotification[]> {
  const [broker, agent] = [demoUserId('broker'), demoUserId('agent')];
  const [other] = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.typeId, 3))
    .orderBy(users.id)
    .offset(1)
    .limit(1);
  const byEmail = { brokerId: broker, contactKind: 'email' } as const;
  const answered = { state: 'accepted', answeredAt: before(now, 400) } as const;
  const accepted = {
    brokerId: broker,
    contactKind: 'user_id',
    contact: String(agent),
    agentId: agent,
    createdAt: before(now, 410),
  } as const;
  await tx.insert(agentInvitations).values({ ...accepted, ...answered });
  await tx.insert(agentInvitations).values({ ...byEmail, contact: 'tea.maisuradze@example.ge', createdAt: before(now, 16) });
  const declined = { state: 'declined', answeredAt: before(now, 60) } as const;
  await tx
    .insert(agentInvitations)
    .values({ ...byEmail, contact: 'irakli.chkheidze@example.ge', createdAt: before(now, 90), ...declined });
  const notice = { userId: broker, parameters: { agent_name: demoNames.agent }, seen: true };
  const news: NewNotification[] = [
    { ...notice, type: notificationTypes.generic, template: 'agent_accepted', createdAt: before(now, 400) },
    {
      ...notice,
      type: notificationTypes.decline,
      template: 'agent_declined',
      parameters: { agent_name: 'ირაკლი ჩხეიძე' },
      createdAt: before(now, 60),
    },
  ];
  if (!other) return news;
  const request = {
    brokerId: other.id,
    contactKind: 'user_id',
    contact: String(agent),
    agentId: agent,
    createdAt: before(now, 11),
  } as const;
  const [row] = await tx.insert(agentInvitations).values(request).returning();
  if (!row) return news;
  return [...news, agentRequest({ id: row.id, brokerId: other.id, brokerName: other.name, agentId: agent }, before(now, 11))];
}

/** Messages about a statement; those of a conversation are further apart the older it is. */
function messagesAbout(statementOf: (kind: DemoAccountType) => NamedStatement, seedNumber: number, now: Date): NewNotification[] {
  return conversations.flatMap(({ from, to, hoursAgo, messages }, number) => {
    const threadUuid = uuidFrom(createRandom(seedNumber, 10, number));
    const { id, parameter } = statementOf(to);
    return messages.map((text, turn): NewNotification => {
      const [writer, reader] = turn % 2 === 0 ? [from, to] : [to, from];
      return {
        userId: demoUserId(reader),
        type: notificationTypes.statementMessage,
        template: 'statement_message',
        parameters: parameter,
        text,
        senderId: demoUserId(writer),
        senderName: demoNames[writer],
        senderPhone: turn === 0 ? demoPhone(writer) : null,
        threadUuid,
        subjectId: id,
        seen: turn < messages.length - 1,
        createdAt: before(now, hoursAgo / (turn + 1)),
      };
    });
  });
}

/** The notifications of authors about the ends of their terms. */
const expiryNotices = (rows: readonly StatementRow[], now: Date): NewNotification[] =>
  rows.flatMap((row) => {
    const { state, expiresAt } = row.statement;
    if (state === 'expired' && expiresAt)
      return expirationNotice(row, 'statement_expired', expiresAt).map((one) => ({ ...one, seen: true }));
    const endsSoon = state === 'active' && expiresAt && expiresAt <= before(now, -48);
    return endsSoon ? expirationNotice(row, 'statement_expires_soon', before(now, 18)) : [];
  });

type NamedStatement = { id: number; parameter: NotificationParameters };

/**
 * Gives the demo accounts of a seeded market their activity: statements with their openings of the last thirty days, an agent's and a
 * broker's clients and inventory, offers, invitations, messages, and the notifications that all of it made. The same seed number gives the
 * same. Where one of them has published already, or there is no market, nothing is done; never where others reach the server.
 * @returns whether it was written
 */
export async function installDemoActivity(db: Db, now: Date, seedNumber = defaultSeedNumber): Promise<boolean> {
  return db.transaction(async (tx) => {
    const people = await tx
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, demoAccountTypes.map(demoUserId)));
    if (people.length < demoAccountTypes.length || (await hasDemoStatements(tx))) return false;
    await confirmPhones(tx, now);
    await writeFavourites(tx, now);
    const own = await writeDemoStatements(tx, seedNumber, now);
    const clients = await writeDemoClients(tx, own, seedNumber, now);
    const rows = await createStatementsRepository(tx).findRows(Object.values(own).flatMap((all) => all.map(({ id }) => id)));
    const statementOf = (kind: DemoAccountType): NamedStatement => {
      const row = rows.find(({ statement }) => statement.userId === demoUserId(kind) && statement.state === 'active');
      if (!row) throw new Error(`The known ${kind} lists nothing.`);
      return { id: row.statement.id, parameter: toStatementParameter(row) };
    };
    const all = [
      ...(await writeDemoOffers(tx, clients, statementOf, now)),
      ...(await writeInvitations(tx, now)),
      ...messagesAbout(statementOf, seedNumber, now),
      ...expiryNotices(rows, now),
    ].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    await tx.insert(notifications).values(all);
    return true;
  });
}
