'use client';

import { useTranslations } from 'next-intl';
import { CrudListFailure, CrudListSkeletons } from '@/components/crud/crud-list-states';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useMatchings } from '../queries/get-clients';
import { MatchingRow } from './matching-row';

/** Buyers, each with the visitor's statements that fit. */
export function Matchings() {
  const t = useTranslations('clients.matchings');
  const { data, isPending, isError, refetch } = useMatchings();
  if (isPending) return <CrudListSkeletons label={t('loading')} />;
  if (isError && !data)
    return <CrudListFailure title={t('failed_title')} text={t('failed_text')} onRetry={() => void refetch()} />;
  if (data.length === 0) return <EmptyState art="house" title={t('empty_title')} text={t('empty_text')} />;
  return (
    <ul className="flex flex-col gap-3">
      {data.map((matching) => (
        <li key={`${matching.source} ${matching.buyer.id}`}>
          <MatchingRow matching={matching} />
        </li>
      ))}
    </ul>
  );
}
