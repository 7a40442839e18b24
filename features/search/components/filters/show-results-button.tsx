'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { useParameters } from '@/lib/api/market/use-market-data';
import { useStatementCount } from '@/lib/api/statements/use-statement-count';
import type { Relaxation } from '@/lib/contracts/statements/relaxations';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { Place } from '@/lib/domain/place/place-index';
import { formatNumber } from '@/lib/format/number';
import { readFilters } from '@/lib/routes/addresses/search-address';
import { orderRanges } from '../../domain/filters/filter-sections';
import { useRelaxations } from '../../queries/use-relaxations';
import { createChangeFormatter } from '../../relaxation-formatter';
import { knownPlaces } from './use-apply-filters';

type Props = {
  filters: StatementFilters;
  /** The places of the search on the screen. */
  places: Place[];
  /** Applies other filters than those of the form. */
  onRelax: (filters: StatementFilters) => void;
  form: string;
  className?: string;
};

/** The changes that give a draft without results some, and their texts: "Without parking: 3". */
function useRelaxedDraft(filters: StatementFilters, places: Place[], isEmpty: boolean) {
  const t = useTranslations('search');
  const locale = useLocale();
  const changes = useRelaxations(filters, isEmpty);
  const { data } = useParameters();
  const formatChange = createChangeFormatter(locale, t, {
    dictionaries: data?.dictionaries ?? {},
    places: knownPlaces(places),
  });
  const textOf = (change: Relaxation): string =>
    t('relax.gives', { change: formatChange(change, filters), count: formatNumber(change.count, locale) });
  return changes.map((change) => ({ query: change.query, text: textOf(change) }));
}

/**
 * Submits its form and shows how many statements the result has. Where there are none it offers the smallest change that gives some
 * and applies that.
 */
export function ShowResultsButton({ filters, places, onRelax, form, className }: Props) {
  const t = useTranslations('search.panel');
  const locale = useLocale();
  const ordered = orderRanges(filters);
  const count = useStatementCount(ordered);
  const [change] = useRelaxedDraft(ordered, places, count === 0);
  const text = count === undefined ? t('show_any') : t('show', { count, shown: formatNumber(count, locale) });
  return (
    <>
      {change ? (
        <Button onClick={() => onRelax(readFilters(change.query))} className={className}>
          <span className="truncate tabular-nums">{change.text}</span>
        </Button>
      ) : (
        <Button type="submit" form={form} className={className}>
          <span className="tabular-nums">{text}</span>
        </Button>
      )}
      <span role="status" className="sr-only">
        {count === undefined ? '' : change ? `${text}. ${change.text}` : text}
      </span>
    </>
  );
}

/** The other changes of a draft without results; a press takes one into the draft. */
export function RelaxationChoices({ filters, places, onRelax }: Pick<Props, 'filters' | 'places' | 'onRelax'>) {
  const t = useTranslations('search.relax');
  const ordered = orderRanges(filters);
  const count = useStatementCount(ordered);
  const changes = useRelaxedDraft(ordered, places, count === 0);
  if (changes.length === 0) return null;
  return (
    <fieldset
      aria-label={t('label')}
      className="mb-3 flex items-center gap-2 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 lg:flex-wrap"
    >
      <span aria-hidden="true" className="type-sm shrink-0 text-ink-2">
        {t('label')}
      </span>
      {changes.map(({ query, text }) => (
        <button
          key={query}
          type="button"
          onClick={() => onRelax(readFilters(query))}
          className="type-sm num hit inline-flex min-h-8.5 shrink-0 items-center rounded-full bg-tuff-100 px-3.5 font-medium transition hover:bg-tuff-200"
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
