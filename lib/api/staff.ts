import { type StaffRole, staffMemberSchema } from '@/lib/contracts/admin';
import { ApiFailure, callApi } from './client';

/** The visitor's role on the staff; null for everybody else. @param headers the visitor's headers */
export async function findStaffRole(headers: Record<string, string>): Promise<StaffRole | null> {
  try {
    return (await callApi(staffMemberSchema, { url: '/v1/admin/me', headers })).data.role;
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 401 || error.status === 404)) return null;
    throw error;
  }
}
