import { idMax } from '@/lib/contracts/bounds';
import { notFound } from '../../http/errors';

/** The id in the path; what is not an id is a statement that is not there. @throws ApiError 404 */
export function idOf(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (id === 0 || id > idMax) throw notFound();
  return id;
}
