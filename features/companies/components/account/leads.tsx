'use client';

import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import { Tag } from '@/components/ui/display/tag';
import { UserText } from '@/components/ui/display/user-text';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import type { Lead, LeadList } from '@/lib/contracts/companies/leads';
import { formatDateTime } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/number';
import { formatPhone, toE164 } from '@/lib/format/phone';
import { useHandleLead, useLeads } from '../../queries/own-company';

function Statistics({ statistics }: Pick<LeadList, 'statistics'>) {
  const t = useTranslations('own_company.leads.stats');
  const locale = useLocale();
  const { views, phone_reveals: reveals, leads, handled, handled_minutes: minutes } = statistics;
  const figures = [
    { key: 'views', value: views, label: t('views') },
    { key: 'reveals', value: reveals, label: t('reveals') },
    { key: 'leads', value: leads, label: t('leads') },
    { key: 'handled', value: handled, label: t('handled') },
  ];
  return (
    <section aria-label={t('label')} className="mt-3">
      <p className="type-xs text-ink-2">{t('label')}</p>
      <dl className="mt-1 grid grid-cols-2 gap-px overflow-hidden rounded-card shadow-hairline md:grid-cols-4">
        {figures.map(({ key, value, label }) => (
          <div key={key} className="flex flex-col-reverse justify-end p-4">
            <dt className="type-xs text-ink-2">
              {label}
              {key === 'handled' && minutes !== null ? ` · ${t('minutes', { count: minutes })}` : ''}
            </dt>
            <dd className="num type-h3">{formatNumber(value, locale)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function LeadRow({ lead }: { lead: Lead }) {
  const t = useTranslations('own_company.leads');
  const locale = useLocale();
  const handle = useHandleLead();
  const isHandled = lead.handled_at !== null;
  const phone = formatPhone(lead.phone_number);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-line p-4 not-last:border-b">
      <div className="min-w-0 flex-1 basis-64">
        <p className="type-ui [overflow-wrap:anywhere]">
          <UserText text={lead.name} />
        </p>
        <p className="type-xs text-ink-2">
          {[t(`kinds.${lead.kind}`), lead.project?.name, formatDateTime(new Date(lead.created_at), new Date(), locale)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {lead.comment ? (
          <p className="type-sm mt-1">
            <UserText text={lead.comment} />
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {isHandled ? <Tag tone="ok">{t('handled')}</Tag> : null}
        <a
          href={`tel:${toE164(lead.phone_number)}`}
          aria-label={t('call', { phone })}
          className={`num ${buttonClasses({ variant: 'secondary', size: 'sm' })}`}
        >
          {phone}
        </a>
        <Button
          variant="ghost"
          size="sm"
          isLoading={handle.isPending}
          loadingText=""
          onClick={() => handle.mutate({ id: lead.id, handled: !isHandled })}
        >
          {t(isHandled ? 'unmark' : 'mark')}
        </Button>
      </div>
    </li>
  );
}

/** The leads of the company with its last 30 days. */
export function Leads() {
  const t = useTranslations('own_company');
  const common = useTranslations('common');
  const locale = useLocale();
  const [page, setPage] = useState(1);
  const leads = useLeads(page);
  return (
    <section aria-labelledby="leads">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="leads" className="type-h3">
          {t('leads.title')}
        </h2>
        <a
          href={`/api/microservice/users/my-company/leads.csv?locale=${locale}`}
          download
          className={buttonClasses({ variant: 'secondary', size: 'sm' })}
        >
          <DownloadSimpleIcon aria-hidden="true" className="size-5" />
          {t('leads.export')}
        </a>
      </div>
      <QueryBoundary query={leads} failedText={t('failed')} retryLabel={common('retry')}>
        {({ data, statistics, last_page: lastPage }) => (
          <>
            <Statistics statistics={statistics} />
            {data.length === 0 ? (
              <p className="type-body mt-4 text-ink-2">{t('leads.empty')}</p>
            ) : (
              <ul className="mt-4 rounded-card shadow-hairline">
                {data.map((lead) => (
                  <LeadRow key={lead.id} lead={lead} />
                ))}
              </ul>
            )}
            {lastPage > 1 ? (
              <nav aria-label={t('leads.pages')} className="mt-4 flex items-center gap-3">
                <Button variant="secondary" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
                  {t('leads.previous')}
                </Button>
                <span className="num type-sm">{t('leads.page', { page })}</span>
                <Button variant="secondary" size="sm" disabled={page >= lastPage} onClick={() => setPage(page + 1)}>
                  {t('leads.next')}
                </Button>
              </nav>
            ) : null}
          </>
        )}
      </QueryBoundary>
    </section>
  );
}
