import { sql } from 'drizzle-orm';
import type { Executor } from '../db/client';
import { chatReplies } from '../modules/chat/chat.table';
import { appliedSteps } from '../modules/site/site.table';
import { installedKeys } from './applied-steps';
import { chatReplyRows } from './chat-reply-rows';

const stepPrefix = 'chat-reply:';

/** Each canned reply comes once: the staff's changes stay, and one that they deleted stays deleted. */
export async function installChatReplies(tx: Executor): Promise<void> {
  const installed = await installedKeys(tx, stepPrefix);
  const [last] = await tx.select({ position: sql<number>`coalesce(max(${chatReplies.position}), 0)::int` }).from(chatReplies);
  const rows = chatReplyRows.filter(({ key }) => !installed.has(key));
  for (const [index, { key, ...row }] of rows.entries()) {
    await tx.insert(chatReplies).values({ ...row, position: (last?.position ?? 0) + index + 1 });
    await tx.insert(appliedSteps).values({ name: `${stepPrefix}${key}`, value: '1' });
  }
}
