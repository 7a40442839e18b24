'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { CrudListFailure, CrudListSkeletons } from '@/components/crud/crud-list-states';

type Query = Pick<UseQueryResult, 'data' | 'isPending' | 'refetch'>;

/** Skeletons while a page's data is loading and a retry when it could not be loaded; nothing once there is data. */
export function QueryStates({ query: { data, isPending, refetch } }: { query: Query }) {
  const t = useTranslations('admin');
  if (isPending) return <CrudListSkeletons label={t('loading')} />;
  if (data !== undefined) return null;
  return <CrudListFailure title={t('failed_title')} text={t('failed_text')} onRetry={() => void refetch()} />;
}
