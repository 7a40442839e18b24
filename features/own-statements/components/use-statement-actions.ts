'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useToast } from '@/components/ui/feedback/toast';
import { ApiFailure } from '@/lib/api/client';
import type { BulkRow, OwnAction, OwnState } from '@/lib/contracts/statements/own-statements';
import { useErrorTexts } from '@/lib/i18n/error-texts';
import { localePath } from '@/lib/routes/locale-path';
import { publicationPath } from '../domain/vip-order-path';
import { useBulkAction, useStatementAction } from '../queries/own-statements';

type ErrorKey = Parameters<ReturnType<typeof useTranslations<'errors'>>>[0];

type FieldKey = Parameters<ReturnType<typeof useTranslations<'publishing.fields'>>>[0];

/** Changes statements and shows the result of each change as a toast. */
export function useStatementActions() {
  const t = useTranslations('own_statements');
  useErrorTexts();
  const errors = useTranslations('errors');
  const labels = useTranslations('publishing.fields');
  const locale = useLocale();
  const router = useRouter();
  const toast = useToast();
  const onError = (error: unknown, input?: { id: number }): void => {
    if (!(error instanceof ApiFailure)) throw error;
    const fields = Object.keys(error.envelope?.errors ?? {})
      .map((path) => path.split('.')[0] as FieldKey)
      .filter((name) => labels.has(name));
    if (error.status === 422 && fields.length > 0) {
      const onAction = () => router.push(localePath(locale, `/account/statements/${input?.id}/edit`));
      const text = t('incomplete', { fields: fields.map((name) => labels(name)).join(', ') });
      toast.error(text, input ? { action: { label: t('actions.edit'), onAction } } : {});
      return;
    }
    const key = error.message.replace(/^errors\./, '') as ErrorKey;
    toast.error(errors.has(key) ? errors(key) : errors('unforeseen'));
  };
  const single = useStatementAction({
    onSuccess: (state: OwnState | 'deleted', { id, action }) => {
      const pay = { label: t('actions.pay'), onAction: () => router.push(publicationPath(locale, id)) };
      if (state === 'unpaid') toast.info(t('unpaid'), { action: pay });
      else if (action !== 'delete') toast.success(t(`done.${action}`));
    },
    onError,
  });
  const bulk = useBulkAction({
    onSuccess: (rows: BulkRow[]) => {
      const done = rows.filter(({ result }) => result === 'done').length;
      const left = rows.length - done;
      if (left === 0) toast.success(t('bulk.done', { count: done }));
      else toast.info(t('bulk.partial', { done, left }));
    },
    onError: (error) => onError(error),
  });
  /** @returns whether it succeeded */
  const run = (ids: readonly number[], action: OwnAction): Promise<boolean> => {
    const [only] = ids;
    const pending: Promise<unknown> =
      ids.length === 1 && only !== undefined ? single.mutateAsync({ id: only, action }) : bulk.mutateAsync({ ids, action });
    return pending.then(
      () => true,
      () => false,
    );
  };
  const busyIds = [...(single.isPending ? [single.variables.id] : []), ...(bulk.isPending ? bulk.variables.ids : [])];
  return { busyIds, run };
}
