import { findForm } from '@/lib/api/forms/forms';
import { formIdFrom, formsRoute } from '@/lib/routes/addresses/form-address';
import { type Decision, error, page } from '../routes/decision';

/** A form of the database, which must be open, or the list of forms; null for any other address. */
export async function decideForm(path: string): Promise<Decision | null> {
  if (path === formsRoute) return page;
  if (!path.startsWith(`${formsRoute}/`)) return null;
  const id = formIdFrom(path.slice(formsRoute.length + 1));
  return id !== null && (await findForm(id)) ? page : error(404);
}
