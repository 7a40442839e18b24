import { like, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { chatReplies } from '../../modules/chat/chat.table';
import { appliedSteps } from '../../modules/site/site.table';
import { chatReplyRows } from './chat-reply-rows';

const stepPrefix = 'chat-reply:';

/** Each canned reply comes once: the staff's changes stay, and one that they deleted stays deleted. */
export async function installChatReplies(tx: Executor): Promise<void> {
  const steps = await tx
    .select()
    .from(appliedSteps)
    .where(like(appliedSteps.name, `${stepPrefix}%`));
  const installed = new Set(steps.map(({ name }) => name.slice(stepPrefix.length)));
  const [last] = await tx.select({ position: sql<number>`coalesce(max(${chatReplies.position}), 0)::int` }).from(chatReplies);
  const rows = chatReplyRows.filter(({ key }) => !installed.has(key));
  for (const [index, { key, ...row }] of rows.entries()) {
    await tx.insert(chatReplies).values({ ...row, position: (last?.position ?? 0) + index + 1 });
    await tx.insert(appliedSteps).values({ name: `${stepPrefix}${key}`, value: '1' });
  }
}
