'use client';

import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { PagedList } from '@/components/crud/paged-list';
import { buttonClasses } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { FormAnswers, StaffForm } from '@/lib/contracts/forms';
import { formatDateTime } from '@/lib/format/date';
import { listParamsHref, readListParams } from '@/lib/routes/list-params';
import { responsesCsvUrl, useResponses } from '../../queries/forms';

/** One response: the current fields of the form, then those that were removed from it. */
function ResponseRow({ form, response, now }: { form: StaffForm; response: FormAnswers['data'][number]; now: Date }) {
  const locale = useLocale();
  const { values, created_at } = response;
  const titleOf = (name: string) => form.fields.find((field) => field.name === name)?.title[locale] ?? name;
  const textOf = (name: string, value: string) =>
    form.fields.find((field) => field.name === name)?.options.find((option) => option.value === value)?.label[locale] ?? value;
  const order = form.fields.map(({ name }) => name);
  const names = [...order.filter((name) => name in values), ...Object.keys(values).filter((name) => !order.includes(name))];
  return (
    <article className="rounded-card p-4 shadow-hairline">
      <p className="tabular-nums type-xs text-ink-2">{formatDateTime(new Date(created_at), now, locale)}</p>
      <dl className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {names.map((name) => (
          <div key={name} className="min-w-0">
            <dt className="type-xs text-ink-2">{titleOf(name)}</dt>
            <dd className="type-sm whitespace-pre-line [overflow-wrap:anywhere]">{textOf(name, values[name] ?? '')}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

/** The responses to a form, the newest first, and all of them as CSV. */
export function FormResponses({ form }: { form: StaffForm }) {
  const [admin, t, locale] = [useTranslations('admin'), useTranslations('admin.forms'), useLocale()];
  const { page } = readListParams(useSearchParams());
  const [now] = useState(() => new Date());
  return (
    <section aria-label={t('responses')} className="mt-8">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 className="type-h3 mr-auto">{t('responses')}</h2>
        <a href={responsesCsvUrl(form.id, locale)} download className={buttonClasses({ variant: 'secondary', size: 'sm' })}>
          <DownloadSimpleIcon aria-hidden="true" className="size-4.5" />
          {t('csv')}
        </a>
      </div>
      <PagedList
        query={useResponses(form.id, page)}
        labels={{ loading: admin('loading'), failedTitle: admin('failed_title'), failedText: admin('failed_text') }}
        empty={<EmptyState art="key" title={t('no_responses')} text={t('no_responses_text')} />}
        hrefFor={(next) => listParamsHref({ q: '', page: next })}
        row={(response) => <ResponseRow form={form} response={response} now={now} />}
      />
    </section>
  );
}
