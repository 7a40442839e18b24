import { unauthorised } from '../../http/errors';
import type { Identity } from '../../ports/identity';
import type { UserRow, UsersRepository } from './users.repository';

/** The account of a session. @throws ApiError 401 when the account is gone */
export async function findAccount(users: UsersRepository, { userId }: Identity): Promise<UserRow> {
  const user = await users.findById(userId);
  if (!user) throw unauthorised();
  return user;
}
