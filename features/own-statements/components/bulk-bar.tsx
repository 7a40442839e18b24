'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { cn } from '@/lib/cn';
import type { OwnAction, OwnStatementCard } from '@/lib/contracts/statements/own-statements';
import { bulkActionsFor } from '../domain/row-status';

type Props = {
  cards: readonly OwnStatementCard[];
  selected: readonly number[];
  onSelect: (ids: number[]) => void;
  isBusy: boolean;
  onAction: (action: OwnAction) => void;
};

/** Selects the page's statements and applies an action to all selected ones. */
export function BulkBar({ cards, selected, onSelect, isBusy, onAction }: Props) {
  const t = useTranslations('own_statements');
  const isWhole = selected.length === cards.length;
  const text = selected.length > 0 ? t('bulk.selected', { count: selected.length }) : t('bulk.all');
  const chosen = cards.filter(({ id }) => selected.includes(id));
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
        onCheckedChange={(isOn) => onSelect(isOn ? cards.map(({ id }) => id) : [])}
      >
        {text}
      </Checkbox>
      {/* Separate from the label: a live region cannot name the checkbox. */}
      <span role="status" className="sr-only">
        {selected.length > 0 ? text : null}
      </span>
      <div className="ml-auto flex flex-wrap gap-1">
        {bulkActionsFor(chosen).map((action) => (
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
