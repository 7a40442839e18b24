import type { Profile } from '@/lib/contracts/account/profile';

/** The profile of a person with nothing but a name. */
export const profileOf = (changes: Partial<Profile> = {}): Profile => ({
  id: 5,
  name: 'ნინო',
  logo: null,
  email: null,
  slug: null,
  roles: ['physical'],
  type_id: 1,
  legal_name: null,
  identification_code: null,
  global_user_id: 5,
  balance_id: null,
  balance: 0,
  valid_phone_numbers: [],
  pending_email: null,
  login_phone: null,
  locale: 'en',
  muted_mail_types: [],
  languages: [],
  about: '',
  has_password: true,
  created_at: '2026-11-20T09:00:00.000Z',
  ...changes,
});
