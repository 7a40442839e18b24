import { type StaffMember, staffMemberSchema } from '@/lib/contracts/admin';
import { ApiFailure, callApi } from './client';

/** The visitor as a member of the staff; null for everybody else. @param headers the visitor's headers */
export async function findStaffMember(headers: Record<string, string>): Promise<StaffMember | null> {
  try {
    return (await callApi(staffMemberSchema, { url: '/v1/admin/me', headers })).data;
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 401 || error.status === 404)) return null;
    throw error;
  }
}
