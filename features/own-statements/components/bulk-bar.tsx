'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import type { OwnAction } from '@/lib/contracts/statements/own-statements';
import { formatNumber } from '@/lib/format/number';
import { bulkActionsFor } from '../domain/row-status';
import { vipOrderPath, vipStatementsMax } from '../domain/vip-order-path';
import type { Selectable } from './use-selection';

type Props = {
  /** The page. */
  cards: readonly Selectable[];
  selected: readonly Selectable[];
  onSelect: (cards: readonly Selectable[]) => void;
  /** How many statements all pages have. */
  total: number;
  /** Selects those of all pages. */
  onSelectEvery: () => void;
  isSelectingEvery: boolean;
  isBusy: boolean;
  onAction: (action: OwnAction) => void;
};

/** Selects the page's statements, or those of all pages, and applies an action to all selected ones. */
export function BulkBar({ cards, selected, onSelect, total, onSelectEvery, isSelectingEvery, isBusy, onAction }: Props) {
  const t = useTranslations('own_statements');
  const locale = useLocale();
  const active = selected.filter(({ state }) => state === 'active');
  const isWhole = cards.every(({ id }) => selected.some((card) => card.id === id));
  const text = selected.length > 0 ? t('bulk.selected', { count: formatNumber(selected.length, locale) }) : t('bulk.all');
  return (
    <section
      aria-label={t('bulk.label')}
      className={cn(
        'mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control px-3.5 py-1.5',
        selected.length > 0 && 'sticky top-[var(--header-h)] z-filter bg-brand-soft',
      )}
    >
      <Checkbox
        checked={isWhole && selected.length > 0}
        isIndeterminate={!isWhole && selected.length > 0}
        onCheckedChange={(isOn) => onSelect(isOn ? cards : [])}
      >
        {text}
      </Checkbox>
      {/* Separate from the label: a live region cannot name the checkbox. */}
      <span role="status" className="sr-only">
        {selected.length > 0 ? text : null}
      </span>
      {isWhole && selected.length < total ? (
        <Button size="sm" variant="ghost" isLoading={isSelectingEvery} loadingText={t('bulk.selecting')} onClick={onSelectEvery}>
          {t('bulk.every', { count: formatNumber(total, locale) })}
        </Button>
      ) : null}
      <div className="ml-auto flex flex-wrap gap-1">
        {active.length > 0 && active.length === selected.length && active.length <= vipStatementsMax ? (
          <Link
            href={vipOrderPath(
              locale,
              active.map(({ id }) => id),
            )}
            className={buttonClasses({ size: 'sm', variant: 'ghost' })}
          >
            {t('promote')}
          </Link>
        ) : null}
        {bulkActionsFor(selected).map((action) => (
          <Button
            key={action}
            size="sm"
            variant={action === 'delete' ? 'danger-ghost' : 'ghost'}
            disabled={isBusy}
            onClick={() => onAction(action)}
          >
            {t(`actions.${action}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
