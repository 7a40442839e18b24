import { dayMs } from '@/lib/domain/time/duration';
import { type ChatEmailParts, chatAnswerEmail, chatQuestionEmail } from '../modules/chat/chat.email';
import { createChatMaintenanceRepository, type UnseenMessage } from '../modules/chat/chat-maintenance.repository';
import type { Mail, MailPort } from '../ports/mail';
import { privateNamePrefixes } from '../ports/storage';
import { deleteOrphanedNames } from './orphaned-names';
import type { Job, JobDependencies, JobReport } from './queue';

const minuteMs = 60_000;
/** Somebody with the chat open reads at once; after this time the reader counts as away. */
const awayMs = { staff: 2 * minuteMs, visitor: 5 * minuteMs } as const;
/** An older message is not worth an e-mail. */
const newsMs = dayMs;

type DeliveryDependencies = Pick<JobDependencies, 'database' | 'clock'> & { mail: MailPort; email: ChatEmailParts };

const mailOf = (author: 'staff' | 'visitor', messages: UnseenMessage[], parts: ChatEmailParts): Mail | null => {
  const [first] = messages;
  if (!first) return null;
  const unread = { ...first, texts: messages.map(({ text }) => text) };
  if (author === 'visitor') return chatQuestionEmail(unread, parts);
  return first.email === null ? null : chatAnswerEmail(first.email, unread, parts);
};

/**
 * Mails messages to a side that is away, one mail for a conversation. A refused one is retried by the next run, for a day. When a run is
 * interrupted between the mail and its mark, the reader gets it twice rather than never.
 */
export async function deliverChat({ database, clock, mail, email }: DeliveryDependencies): Promise<JobReport> {
  const repository = createChatMaintenanceRepository(database.db);
  const counts = { sent: 0, refused: 0 };
  for (const author of ['staff', 'visitor'] as const) {
    const now = clock().getTime();
    const unseen = await repository.unseen(author, { after: new Date(now - newsMs), before: new Date(now - awayMs[author]) });
    for (const messages of Map.groupBy(unseen, ({ threadId }) => threadId).values()) {
      const outgoing = mailOf(author, messages, email);
      if (!outgoing) continue;
      try {
        await mail.send(outgoing);
        await repository.markMailed(
          messages.map(({ id }) => id),
          clock(),
        );
        counts.sent += 1;
      } catch {
        // The reason is not reported, since an error may quote the whole mail.
        counts.refused += 1;
      }
    }
  }
  return counts;
}

/** Runs every minute: people wait for the answer. */
export const deliverChatJob = (mail: MailPort, email: ChatEmailParts): Job => ({
  name: 'deliver-chat',
  cron: '* * * * *',
  run: (parts) => deliverChat({ ...parts, mail, email }),
});

/** As long as a guest's browser keeps the cookie of its conversation. */
const guestRetentionMs = 90 * dayMs;
/** Deletes conversations of guests after 90 days of silence, those without a message, and files that no conversation has. */
export async function purgeChat({
  database: { db },
  clock,
  storage,
}: Pick<JobDependencies, 'database' | 'clock' | 'storage'>): Promise<JobReport> {
  const repository = createChatMaintenanceRepository(db);
  const now = clock().getTime();
  const dayAgo = new Date(now - dayMs);
  const threads = await repository.deleteThreads(new Date(now - guestRetentionMs), dayAgo);
  await repository.deleteUnattached(dayAgo);
  const files = await deleteOrphanedNames(storage, privateNamePrefixes.chat, dayAgo, repository.namesInUse);
  return { threads, files };
}

/** Half past five in the morning in Tbilisi. */
export const purgeChatJob: Job = { name: 'purge-chat', cron: '30 1 * * *', run: purgeChat };
