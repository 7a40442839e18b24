import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OwnCompany } from '@/features/companies/components/account/own-company';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireVisitor } from '@/lib/routes/decide/require-visitor';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('own_company');
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** A broker's or developer's own company; `?claim=` names a page to take over. */
export default async function OwnCompanyPage({ searchParams }: Props) {
  await requireVisitor('/account/company');
  const { claim } = await searchParams;
  const claimId = typeof claim === 'string' && /^[1-9]\d{0,8}$/.test(claim) ? Number(claim) : null;
  return (
    <PageMessages names={['auth', 'own_company']}>
      <OwnCompany claimId={claimId} />
    </PageMessages>
  );
}
