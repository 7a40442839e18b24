import type { StaffRole } from '@/lib/contracts/admin';
import { type Decision, error, page } from './decision';

const paths: readonly string[] = ['/admin', '/admin/streets', '/admin/audit'];
const roles: readonly (StaffRole | null)[] = ['admin', 'moderator'];

/** Decides an address of the staff: for everybody else there is nothing. @param findRole looks up the visitor's role, for known pages only */
export async function decideAdmin(path: string, findRole: () => Promise<StaffRole | null>): Promise<Decision> {
  return paths.includes(path) && roles.includes(await findRole()) ? page : error(404);
}
