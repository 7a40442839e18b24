'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useToast } from '@/components/ui/feedback/toast';
import { ApiFailure } from '@/lib/api/client';
import type { OwnAction } from '@/lib/contracts/statements/own-statements';
import { refreshOwnStatements } from '../queries/own-statements';
import { runBulkAction, runStatementAction } from '../queries/statement-action';

type ErrorKey = Parameters<ReturnType<typeof useTranslations<'errors'>>>[0];

/** Does things to statements, tells what came of it, and brings the lists up to date. */
export function useStatementActions() {
  const t = useTranslations('own_statements');
  const errors = useTranslations('errors');
  const toast = useToast();
  /** Ids that something is under way for. */
  const [busy, setBusy] = useState<readonly number[]>([]);

  const tellFailure = (error: unknown): void => {
    if (!(error instanceof ApiFailure)) throw error;
    const key = error.message.replace(/^errors\./, '') as ErrorKey;
    // Publishing what is incomplete names its fields; the form shows them.
    toast.error(error.status === 422 ? t('incomplete') : errors.has(key) ? errors(key) : errors('unforeseen'));
  };
  const run = async (ids: readonly number[], work: () => Promise<void>): Promise<boolean> => {
    setBusy(ids);
    try {
      await work();
      return true;
    } catch (error) {
      tellFailure(error);
      return false;
    } finally {
      await refreshOwnStatements();
      setBusy([]);
    }
  };

  return {
    busy,
    /** @returns whether it was done */
    one: (id: number, action: OwnAction): Promise<boolean> =>
      run([id], async () => {
        const state = await runStatementAction(id, action);
        if (state === 'unpaid') toast.info(t('unpaid'));
        else if (action !== 'delete') toast.success(t(`done.${action}`));
      }),
    many: (ids: readonly number[], action: OwnAction): Promise<boolean> =>
      run(ids, async () => {
        const rows = await runBulkAction(ids, action);
        const done = rows.filter(({ result }) => result === 'done').length;
        const left = rows.length - done;
        if (left === 0) toast.success(t('bulk.done', { count: done }));
        else toast.info(t('bulk.partly', { done, left }));
      }),
  };
}
