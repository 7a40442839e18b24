'use client';

import { useTranslations } from 'next-intl';
import { useToast } from '@/components/ui/feedback/toast';
import { ApiFailure } from '@/lib/api/client';
import type { BulkRow, OwnAction, OwnState } from '@/lib/contracts/statements/own-statements';
import { useBulkAction, useStatementAction } from '../queries/own-statements';

type ErrorKey = Parameters<ReturnType<typeof useTranslations<'errors'>>>[0];

/** Changes statements and shows the result of each change as a toast. */
export function useStatementActions() {
  const t = useTranslations('own_statements');
  const errors = useTranslations('errors');
  const toast = useToast();
  const onError = (error: unknown): void => {
    if (!(error instanceof ApiFailure)) throw error;
    const key = error.message.replace(/^errors\./, '') as ErrorKey;
    // Publishing an incomplete statement names its missing fields, which the form shows.
    toast.error(error.status === 422 ? t('incomplete') : errors.has(key) ? errors(key) : errors('unforeseen'));
  };
  const single = useStatementAction({
    onSuccess: (state: OwnState | 'deleted', { action }) => {
      if (state === 'unpaid') toast.info(t('unpaid'));
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
    onError,
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
