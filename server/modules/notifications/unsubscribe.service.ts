import { createHmac, timingSafeEqual } from 'node:crypto';
import { mailedTypes } from '@/lib/contracts/account/profile';
import { invalid } from '../../http/errors';
import type { SiteKeysRepository } from '../users/site-keys.repository';
import type { UsersRepository } from '../users/users.repository';

type UnsubscribeParts = { users: Pick<UsersRepository, 'muteMail'>; keys: SiteKeysRepository };
type MailedType = (typeof mailedTypes)[number];

export type UnsubscribeService = ReturnType<typeof createUnsubscribeService>;

const isMailed = (type: number): type is MailedType => (mailedTypes as readonly number[]).includes(type);

/**
 * Links that end the mails of one type of notification without a sign-in. A token is signed and never expires: mails are opened years
 * later. It can do nothing but this, and the account's settings undo it.
 */
export function createUnsubscribeService({ users, keys }: UnsubscribeParts) {
  const sign = async (text: string): Promise<string> =>
    createHmac('sha256', await keys.find('unsubscribe'))
      .update(text)
      .digest('base64url');

  return {
    tokenOf: async (userId: number, type: number): Promise<string> => {
      const text = `${userId}.${type}`;
      return `${text}.${await sign(text)}`;
    },

    /** Ends the mails that the token names. @returns their type @throws ApiError 422 on `token` for one that this site did not sign */
    unsubscribe: async (token: string): Promise<MailedType> => {
      const [userId = '', type = '', signature = ''] = token.split('.');
      const [given, right] = [Buffer.from(signature), Buffer.from(await sign(`${userId}.${type}`))];
      const isSigned = given.length === right.length && timingSafeEqual(given, right);
      if (!isSigned || !isMailed(Number(type)) || !(await users.muteMail(Number(userId), Number(type))))
        throw invalid({ token: ['errors.link_invalid'] });
      return Number(type) as MailedType;
    },
  };
}
