import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deliverChat, purgeChat } from '@/server/jobs/chat-jobs';
import { chatFiles, chatMessages, chatThreads } from '@/server/modules/chat/chat.table';
import type { Mail } from '@/server/ports/mail';
import type { StoragePort } from '@/server/ports/storage';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
const email = {
  siteName: { ka: 'აივანი', en: 'Aivani', ru: 'Айвани' },
  siteUrl: 'https://aivani.example',
  supportEmail: 'help@aivani.example',
};
const minutesAgo = (minutes: number): Date => new Date(api.now().getTime() - minutes * 60_000);
const daysAgo = (days: number): Date => minutesAgo(days * 1440);

async function thread(overrides: Partial<typeof chatThreads.$inferInsert> = {}) {
  const plain = { locale: 'en' as const, lastMessageAt: api.now(), createdAt: api.now(), tokenHash: randomUUID() };
  const [row] = await api.db
    .insert(chatThreads)
    .values({ ...plain, ...overrides })
    .returning();
  if (!row) throw new Error('The conversation was not stored.');
  return row;
}
async function message(threadId: number, author: 'visitor' | 'staff', text: string, createdAt: Date) {
  const [row] = await api.db
    .insert(chatMessages)
    .values({ threadId, author, text, clientKey: randomUUID(), createdAt })
    .returning();
  return row?.id ?? 0;
}
async function deliver(refuse = false) {
  const sent: Mail[] = [];
  const mail = {
    send: async (email: Mail) => {
      if (refuse) throw new Error('refused');
      sent.push(email);
    },
  };
  const report = await deliverChat({ database: api.database, clock: api.now, mail, email });
  return { sent, report };
}

describe('mail about the chat', () => {
  it('mails the answers to a visitor who is away, in their language and in one mail, once', async () => {
    const { id } = await thread({ email: 'nino@mail.example' });
    await message(id, 'staff', 'First answer', minutesAgo(4));
    await message(id, 'staff', 'Second answer', minutesAgo(3));
    expect((await deliver(true)).report).toEqual({ sent: 0, refused: 1 });
    const { sent } = await deliver();
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([['nino@mail.example', 'Aivani: an answer to your message']]);
    expect(sent[0]?.text).toMatch(/First answer\n\nSecond answer[\s\S]*https:\/\/aivani\.example\/en/);
    expect((await deliver()).sent).toEqual([]);
  });

  it('brings nothing that was read, is fresh or old, or has no address; and an account has its own', async () => {
    const read = await thread({ email: 'read@mail.example' });
    const answerId = await message(read.id, 'staff', 'x', minutesAgo(5));
    await api.db.update(chatThreads).set({ visitorReadId: answerId });
    await message((await thread({ email: 'fresh@mail.example' })).id, 'staff', 'x', minutesAgo(1));
    await message((await thread({ email: 'old@mail.example' })).id, 'staff', 'x', daysAgo(2));
    await message((await thread()).id, 'staff', 'x', minutesAgo(5));
    const { user } = await insertVisitor(api.db, { email: 'own@mail.example' });
    await message((await thread({ userId: user.id, tokenHash: null })).id, 'staff', 'x', minutesAgo(5));
    expect((await deliver()).sent.map(({ to }) => to)).toEqual(['own@mail.example']);
  });

  it('mails what none of the staff has read to the support address', async () => {
    const { id } = await thread({ name: 'თამარ' });
    await message(id, 'visitor', 'კითხვა', minutesAgo(6));
    const { sent } = await deliver();
    expect(sent).toMatchObject([{ to: 'help@aivani.example', subject: `აივანი: შეტყობინება ჩატში № ${id}` }]);
    expect(sent[0]?.text).toContain(`https://aivani.example/admin/chat/${id}`);
  });
});

describe('data protection', () => {
  it('deletes guests’ conversations after 90 silent days with their files, and keeps those of accounts', async () => {
    const old = await thread({ lastMessageAt: daysAgo(91), createdAt: daysAgo(91) });
    const messageId = await message(old.id, 'visitor', 'x', daysAgo(91));
    const { user } = await insertVisitor(api.db);
    const kept = [
      await thread({ lastMessageAt: daysAgo(89), createdAt: daysAgo(91) }),
      await thread({ userId: user.id, tokenHash: null, lastMessageAt: daysAgo(91), createdAt: daysAgo(91) }),
    ];
    for (const { id } of kept) await message(id, 'visitor', 'x', daysAgo(89));
    const empty = await thread({ createdAt: daysAgo(2) });
    const file = { name: 'a.pdf', mediaType: 'application/pdf', bytes: 1, createdAt: daysAgo(91) };
    await api.db.insert(chatFiles).values([
      { ...file, threadId: old.id, messageId, storageName: 'chat-old.pdf' },
      { ...file, threadId: kept[0]?.id ?? 0, messageId: 1, storageName: 'chat-kept.pdf' },
    ]);
    const removed: string[] = [];
    const storage = {
      list: async function* () {
        for (const name of ['chat-old.pdf', 'chat-kept.pdf', 'order-1.pdf']) yield { name, modifiedAt: daysAgo(91) };
        yield { name: 'chat-new.pdf', modifiedAt: api.now() };
      },
      remove: async (names: readonly string[]) => void removed.push(...names),
    } satisfies Partial<StoragePort>;
    await purgeChat({
      database: api.database,
      clock: api.now,
      storage: { ...storage, put: async () => {}, get: async () => null },
    });
    const left = (await api.db.select({ id: chatThreads.id }).from(chatThreads)).map(({ id }) => id);
    expect(left).toEqual(expect.arrayContaining(kept.map(({ id }) => id)));
    expect([left.includes(old.id), left.includes(empty.id)]).toEqual([false, false]);
    expect(removed).toEqual(['chat-old.pdf']);
  });
});
