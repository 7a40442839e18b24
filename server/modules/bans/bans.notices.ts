import { type DecisionReason, notificationTypes } from '@/lib/contracts/account/notifications';
import { type BanReason, banReasons } from '@/lib/contracts/staff/bans';
import type { Repositories } from '@/server/composition/repositories';
import type { BanRow } from './bans.repository';

/** A reason for a ban among the reasons of all decisions; any other is a breach of the rules. */
export const toBanReason = (reason: DecisionReason): BanReason =>
  banReasons.find((known) => reason === `ban_${known}`) ?? 'other';

/**
 * Notifies a person of a decision on their account: the reason by name, and the staff's comment as written.
 * @param delayMs how long the mail waits
 * @returns ids of the notice
 */
export async function notifyOfBan(
  { notifications }: Pick<Repositories, 'notifications'>,
  template: 'account_banned' | 'account_unbanned' | 'appeal_accepted' | 'appeal_rejected',
  ban: Pick<BanRow, 'userId' | 'reason' | 'endsAt'>,
  words: string,
  createdAt: Date,
  delayMs = 0,
): Promise<number[]> {
  const reason: DecisionReason = `ban_${ban.reason}`;
  const parameters = { reason, ...(ban.endsAt === null ? {} : { expires_at: ban.endsAt.toISOString() }) };
  const named = template === 'account_banned' && ban.endsAt !== null ? 'account_banned_until' : template;
  const added = await notifications.add([
    {
      ...{ userId: ban.userId, type: notificationTypes.generic, template: named, parameters, createdAt },
      text: words === '' ? null : words,
      mailAfter: new Date(createdAt.getTime() + delayMs),
    },
  ]);
  return added.map(({ id }) => id);
}
