'use client';

import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { useSession } from '@/lib/stores/session/session-store';
import { formOfStatement } from '../domain/statement-form';
import { findStatement } from '../queries/estimates';
import { useEstimate, useEstimateStore } from '../stores/estimate-context';

export type FindStatement = typeof findStatement;

/** Begins with a statement, or with nothing, and estimates the statement at once for signed-in visitors. */
export function useStatementEstimate(statementId: number | null, isAllowed: boolean, find: FindStatement = findStatement): void {
  const locale = useLocale();
  const store = useEstimateStore();
  const isSignedIn = useSession(({ user }) => user !== null);
  useEffect(() => store.getState().begin(statementId), [store, statementId]);
  const isFresh = useEstimate(
    (state) => state.statementId === statementId && state.tab === 1 && state.estimate === null && !state.fromStatementNoSucceed,
  );
  const isDue = statementId !== null && isSignedIn && isAllowed && isFresh;
  useEffect(() => {
    if (!isDue) return;
    const load = () => find(statementId).then((statement) => formOfStatement(statement, locale));
    void store.getState().estimateStatement(() => load().catch(() => null));
  }, [isDue, statementId, locale, store, find]);
}
