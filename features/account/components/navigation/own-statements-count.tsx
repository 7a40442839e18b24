'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { withQueryProvider } from '@/lib/api/query-provider';
import { ownStatementCountsQuery } from '@/lib/api/statements/own-statement-count';
import { formatNumber } from '@/lib/format/number';

/** How many statements the visitor has in all states; nothing without any. */
export const OwnStatementsCount = withQueryProvider(function OwnStatementsCount() {
  const locale = useLocale();
  const { data } = useQuery(ownStatementCountsQuery);
  return data && data.total > 0 ? (
    <span className="num type-sm font-normal text-ink-2">{formatNumber(data.total, locale)}</span>
  ) : null;
});
