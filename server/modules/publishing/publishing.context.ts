import type { Context } from 'hono';
import { idMax } from '@/lib/contracts/bounds';
import type { AppEnv } from '../../http/context';
import { notFound, unauthorised } from '../../http/errors';
import type { Owner } from './own-list.service';

/** Who owns what the request asks for. Stands behind `signedIn`. @throws ApiError 401 for guests */
export function ownerOf(context: Context<AppEnv>): Owner {
  const identity = context.get('identity');
  if (identity === null) throw unauthorised();
  return { userId: identity.userId, locale: context.get('locale'), address: context.get('clientAddress') };
}

/** The id in the path; what is no id is a statement that is not there. @throws ApiError 404 */
export function idOf(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (id === 0 || id > idMax) throw notFound();
  return id;
}
