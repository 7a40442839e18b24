import { getTranslations } from 'next-intl/server';
import { LoanView } from '@/features/mortgage/components/calculator/loan-view';
import { OwnRequests } from '@/features/mortgage/components/request/own-requests';
import { requireVisitor } from '@/lib/decide/require-visitor';
import { PageMessages } from '@/lib/i18n/page-messages';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';

export const generateMetadata = privateMetadata('mortgage.title');

/** The calculator, and the visitor's loan requests. */
export default async function LoanViewPage() {
  await requireVisitor('/account/loanCalculatorService/loanView');
  const t = await getTranslations('mortgage');
  return (
    <>
      <h1 className="mt type-h2 mb-4">{t('title')}</h1>
      <PageMessages names={['crud', 'auth', 'mortgage']}>
        <LoanView />
        <OwnRequests />
      </PageMessages>
    </>
  );
}
