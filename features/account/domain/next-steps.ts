import type { Profile } from '@/lib/contracts/account/profile';

export type NextStep = 'publish' | 'confirm_email' | 'add_email' | 'add_phone' | 'add_company';

/** Where numbers are on the page of personal information. */
export const phonesAnchor = 'phones';

/**
 * What the account lacks, the most useful first.
 * @param isCompany whether the account has a company name and code
 * @param hasStatements null where that is not known
 */
export function nextSteps(profile: Profile, isCompany: boolean, hasStatements: boolean | null): NextStep[] {
  const { email, pending_email: pendingEmail, valid_phone_numbers: phones } = profile;
  const hasCompany = profile.legal_name !== null && profile.identification_code !== null;
  return [
    ...(hasStatements === false ? (['publish'] as const) : []),
    ...(pendingEmail !== null ? (['confirm_email'] as const) : []),
    ...(pendingEmail === null && email === null ? (['add_email'] as const) : []),
    ...(phones.length === 0 ? (['add_phone'] as const) : []),
    ...(isCompany && !hasCompany ? (['add_company'] as const) : []),
  ];
}
