'use client';

import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useFailureToast } from '@/components/crud/crud-toasts';
import { PagedList } from '@/components/crud/paged-list';
import { Button } from '@/components/ui/buttons/button';
import { Tag } from '@/components/ui/display/tag';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useToast } from '@/components/ui/feedback/toast';
import { Link } from '@/components/ui/navigation/link';
import { LinkTabs } from '@/components/ui/navigation/link-tabs';
import { type ApplicationState, applicationStates, type StaffApplication } from '@/lib/contracts/companies/applications';
import { formatDateTime } from '@/lib/format/date';
import { companyPath } from '@/lib/routes/addresses/company-address';
import { readListParams } from '@/lib/routes/list-params';
import { localePath } from '@/lib/routes/locale-path';
import { accountKindOf } from '@/lib/routes/visitor-kind';
import { applicationFileUrl, useApplications, useDecideApplication } from '../../queries/companies';
import { AdminPage } from '../admin-page';
import { DecisionDialog } from '../decision-dialog';

const hrefOf = (state: ApplicationState, page = 1): string => `?state=${state}${page > 1 ? `&page=${page}` : ''}`;
const linkClass = 'text-link hover:underline';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="type-xs text-ink-2">{label}</dt>
      <dd className="type-sm [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** Who applies for which page, with the account's own name and code next to those of the application. */
function Facts({ application }: { application: StaffApplication }) {
  const [t, kinds, locale] = [useTranslations('admin.companies'), useTranslations('account.kinds'), useLocale()];
  const { applicant, company, registered, kind, state, identification_code, legal_name } = application;
  const registeredAs = [registered.legal_name, registered.identification_code].filter(Boolean).join(', ');
  // An approved claim has moved the page to the applicant's account.
  const pageId = kind === 'claim' && state === 'approved' ? applicant.id : company.id;
  const page = { id: pageId, type_id: applicant.type_id, slug: pageId === company.id ? company.slug : null };
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
      <Fact label={t('code')}>
        <span className="num">{identification_code}</span> · {legal_name}
      </Fact>
      <Fact label={t('registered')}>{registeredAs || t('not_registered')}</Fact>
      <Fact label={t('applicant')}>
        <Link href={localePath(locale, `/admin/users/${applicant.id}`)} className={linkClass}>
          {applicant.name}
        </Link>{' '}
        · {kinds(accountKindOf(applicant.type_id))}
      </Fact>
      <Fact label={t(kind === 'claim' ? 'claimed_page' : 'page')}>
        <Link href={companyPath(locale, page)} className={linkClass}>
          {company.name}
        </Link>
      </Fact>
    </dl>
  );
}

function Documents({ application: { id, documents } }: { application: StaffApplication }) {
  const t = useTranslations('admin.companies');
  return (
    <ul aria-label={t('documents')} className="mt-3 flex flex-wrap gap-x-4">
      {documents.map((document) => (
        <li key={document.id}>
          <a
            href={applicationFileUrl(id, document.id)}
            download={document.name}
            className="type-sm inline-flex min-h-11 items-center gap-2 text-link [overflow-wrap:anywhere] hover:underline"
          >
            <DownloadSimpleIcon aria-hidden="true" className="size-5 shrink-0" />
            {document.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Decisions({ application: { id, company } }: { application: StaffApplication }) {
  const t = useTranslations('admin.companies');
  const toast = useToast();
  const showFailure = useFailureToast();
  const { mutateAsync, isPending } = useDecideApplication();
  const [isRejecting, setIsRejecting] = useState(false);
  const { name } = company;
  const approve = () =>
    mutateAsync({ id, decision: 'approve', reason: '' }).then(() => toast.success(t('approved_done')), showFailure);
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button
        variant="tonal"
        size="sm"
        isLoading={isPending && !isRejecting}
        aria-label={t('approve_named', { name })}
        onClick={() => void approve()}
      >
        {t('approve')}
      </Button>
      <Button variant="danger-ghost" size="sm" aria-label={t('reject_named', { name })} onClick={() => setIsRejecting(true)}>
        {t('reject')}
      </Button>
      <DecisionDialog
        name={`company ${id}`}
        title={t('reject_title')}
        description={name}
        isOpen={isRejecting}
        onOpenChange={setIsRejecting}
        decide={(reason) => mutateAsync({ id, decision: 'reject', reason })}
        onDecided={() => toast.success(t('rejected_done'))}
      />
    </div>
  );
}

const tones = { pending: 'warning', approved: 'ok', rejected: 'neutral' } as const;

function ApplicationRow({ application, now }: { application: StaffApplication; now: Date }) {
  const [t, locale] = [useTranslations('admin.companies'), useLocale()];
  const { kind, state, company, comment, reason, created_at, decided_at } = application;
  const moment = (at: string) => formatDateTime(new Date(at), now, locale);
  return (
    <article className="rounded-card p-4 shadow-hairline">
      <h2 className="type-ui flex flex-wrap items-center gap-2 [overflow-wrap:anywhere]">
        {company.name}
        <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
      </h2>
      <p className="type-xs text-ink-2">
        {[t(`kinds.${kind}`), moment(created_at), decided_at ? t('decided_at', { moment: moment(decided_at) }) : null]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Facts application={application} />
      {comment ? <q className="type-sm mt-3 block whitespace-pre-line [overflow-wrap:anywhere]">{comment}</q> : null}
      <Documents application={application} />
      {reason ? <p className="type-sm mt-1 text-ink-2 [overflow-wrap:anywhere]">{t('reason', { reason })}</p> : null}
      {state === 'pending' ? <Decisions application={application} /> : null}
    </article>
  );
}

const isState = (text: string | null): text is ApplicationState =>
  (applicationStates as readonly (string | null)[]).includes(text);

/** Applications of companies for verification or for their own page, by state. */
export function ApplicationQueue() {
  const t = useTranslations('admin');
  const query = useSearchParams();
  const chosen = query.get('state');
  const state = isState(chosen) ? chosen : 'pending';
  const [now] = useState(() => new Date());
  const tabs = applicationStates.map((value) => ({
    ...{ href: hrefOf(value), label: t(`companies.states.${value}`), isCurrent: value === state },
  }));
  return (
    <AdminPage view="companies">
      <LinkTabs label={t('companies.states_label')} items={tabs} className="mb-4" />
      <PagedList
        query={useApplications(state, readListParams(query).page)}
        labels={{ loading: t('loading'), failedTitle: t('failed_title'), failedText: t('failed_text') }}
        empty={<EmptyState art="key" title={t('empty_title')} text={t('companies.empty_text')} />}
        hrefFor={(next) => hrefOf(state, next)}
        row={(application) => <ApplicationRow key={application.id} application={application} now={now} />}
      />
    </AdminPage>
  );
}
