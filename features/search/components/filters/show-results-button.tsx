'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { useStatementCount } from '@/lib/api/use-statement-count';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { formatNumber } from '@/lib/format/number';
import { orderRanges } from '../../domain/filter-sections';

/** Submits its form and shows how many statements the result has. */
export function ShowResultsButton({ filters, form, className }: { filters: StatementFilters; form: string; className?: string }) {
  const t = useTranslations('search.panel');
  const locale = useLocale();
  const count = useStatementCount(orderRanges(filters));
  const text = count === undefined ? t('show_any') : t('show', { count, shown: formatNumber(count, locale) });
  return (
    <>
      <Button type="submit" form={form} className={className}>
        <span className="tabular-nums">{text}</span>
      </Button>
      <span role="status" className="sr-only">
        {count === undefined ? '' : text}
      </span>
    </>
  );
}
