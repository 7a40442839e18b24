'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { RenderPinMap } from '@/components/listing-form/pin-field';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Link } from '@/components/ui/navigation/link';
import { companyPath } from '@/lib/routes/addresses/company-address';
import { useLeads, useOwnCompany } from '../../queries/own-company';
import { ApplicationSection } from './application-form';
import { Leads } from './leads';
import { PageForm } from './page-form';

/** The account's page of a company: leads, verification or claim, and the texts of its public page. */
export function OwnCompany({ claimId, renderMap }: { claimId: number | null; renderMap: RenderPinMap }) {
  const t = useTranslations('own_company');
  const common = useTranslations('common');
  const locale = useLocale();
  const company = useOwnCompany();
  // What follows the leads would move when they come.
  const isReady = !useLeads(1).isPending || claimId !== null;
  return (
    <>
      <h1 className="type-h2 mt">{t('title')}</h1>
      <QueryBoundary query={company} failedText={t('failed')} retryLabel={common('retry')}>
        {(loaded) => (
          <div className="mt-1 flex flex-col gap-10">
            <Link href={companyPath(locale, loaded)} className="type-ui min-h-6 self-start text-link hover:underline">
              {t('open_page')}
            </Link>
            {claimId === null ? <Leads /> : null}
            {isReady ? <ApplicationSection company={loaded} claimId={claimId} /> : null}
            {isReady && claimId === null ? <PageForm company={loaded} renderMap={renderMap} /> : null}
          </div>
        )}
      </QueryBoundary>
    </>
  );
}
