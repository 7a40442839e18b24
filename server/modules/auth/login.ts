import { emailSchema } from '@/lib/contracts/account/auth';
import { mobilePhoneSchema } from '@/lib/contracts/phone';
import type { Login } from '../users/users.repository';

/** Reads what a visitor typed as e-mail or phone; null for neither. */
export function parseLogin(text: string): Login | null {
  const email = emailSchema.safeParse(text);
  if (email.success) return { kind: 'email', value: email.data };
  const phone = mobilePhoneSchema.safeParse(text);
  return phone.success ? { kind: 'phone', value: phone.data } : null;
}
