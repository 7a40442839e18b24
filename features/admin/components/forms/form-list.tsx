'use client';

import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useLocale, useTranslations } from 'next-intl';
import { useFailureToast } from '@/components/crud/crud-toasts';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import { Tag } from '@/components/ui/display/tag';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useToast } from '@/components/ui/feedback/toast';
import { Link } from '@/components/ui/navigation/link';
import type { StaffForm } from '@/lib/contracts/forms';
import { localePath } from '@/lib/routes/locale-path';
import { useForms, useSaveForm } from '../../queries/forms';
import { AdminPage } from '../admin-page';
import { QueryStates } from '../query-states';
import { toFormBody, toFormValues } from './form-editor.schema';

function FormRow({ form }: { form: StaffForm }) {
  const [t, locale] = [useTranslations('admin.forms'), useLocale()];
  const toast = useToast();
  const showFailure = useFailureToast();
  const { mutateAsync, isPending } = useSaveForm();
  const { id, title, is_open, responses_count } = form;
  const name = title[locale];
  const turn = () =>
    mutateAsync({ id, body: { ...toFormBody(toFormValues(form), form), is_open: !is_open } }).then(
      () => toast.success(t(is_open ? 'closed_done' : 'open_done')),
      showFailure,
    );
  return (
    <article className="flex flex-wrap items-center gap-2 rounded-card p-4 shadow-hairline">
      <div className="min-w-0 flex-1 max-sm:min-w-full">
        <h2 className="type-ui flex flex-wrap items-center gap-2 [overflow-wrap:anywhere]">
          <Link href={localePath(locale, `/admin/forms/${id}`)} className="text-link hover:underline">
            {name}
          </Link>
          <Tag tone={is_open ? 'ok' : 'neutral'}>{t(is_open ? 'states.open' : 'states.closed')}</Tag>
        </h2>
        <p className="type-sm text-ink-2">
          {t('counts', { fields: form.fields.length, responses: responses_count })}
          {is_open ? (
            <>
              {' · '}
              <Link
                href={localePath(locale, `/dynamic-forms/${id}`)}
                aria-label={t('view_named', { name })}
                className="text-link underline"
              >
                {t('view')}
              </Link>
            </>
          ) : null}
        </p>
      </div>
      <Button
        variant={is_open ? 'secondary' : 'tonal'}
        size="sm"
        isLoading={isPending}
        aria-label={t(is_open ? 'close_named' : 'open_named', { name })}
        onClick={() => void turn()}
      >
        {t(is_open ? 'close' : 'open')}
      </Button>
    </article>
  );
}

/** Every form with its state and the number of responses. */
export function FormList() {
  const [t, locale] = [useTranslations('admin.forms'), useLocale()];
  const query = useForms();
  const { data } = query;
  return (
    <AdminPage view="forms">
      <Link href={localePath(locale, '/admin/forms/new')} className={buttonClasses({ size: 'md' })}>
        <PlusIcon weight="bold" aria-hidden="true" className="size-4.5" />
        {t('add')}
      </Link>
      <div className="mt-3">
        <QueryStates query={query} />
        {data?.length === 0 ? <EmptyState art="key" title={t('empty_title')} text={t('empty_text')} /> : null}
        <ul className="flex flex-col gap-3">
          {data?.map((form) => (
            <li key={form.id}>
              <FormRow form={form} />
            </li>
          ))}
        </ul>
      </div>
    </AdminPage>
  );
}
