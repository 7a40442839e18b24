import type { Profile } from '@/lib/contracts/account/profile';

export type NextStep = 'confirm_email' | 'add_email' | 'add_phone' | 'add_company';

/** What the account lacks, the most useful first. @param isCompany whether the account has a company name and code */
export function nextSteps(profile: Profile, isCompany: boolean): NextStep[] {
  const { email, pending_email: pendingEmail, valid_phone_numbers: phones } = profile;
  const hasCompany = profile.legal_name !== null && profile.identification_code !== null;
  return [
    ...(pendingEmail !== null ? (['confirm_email'] as const) : []),
    ...(pendingEmail === null && email === null ? (['add_email'] as const) : []),
    ...(phones.length === 0 ? (['add_phone'] as const) : []),
    ...(isCompany && !hasCompany ? (['add_company'] as const) : []),
  ];
}
