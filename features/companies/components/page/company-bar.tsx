import { useLocale } from 'next-intl';
import { CallBar } from '@/components/phone/call-bar';
import type { Company } from '@/lib/contracts/companies/companies';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { LeadButton } from '../lead/lead-button';

/** The bar at the foot of phones: message, call back, call. */
export function CompanyBar({ company }: { company: Company }) {
  const locale = useLocale();
  const lead = { companyId: company.id, company: transliterateName(company.name, locale), isShort: true };
  return (
    <CallBar
      price={<LeadButton {...lead} kind="message" variant="secondary" className="px-3.5" />}
      message={<LeadButton {...lead} kind="call" variant="secondary" className="px-3.5" />}
      hasPhone={company.user_phone_number !== null}
    />
  );
}
