'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/navigation/link';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { PastEstimate } from '@/lib/contracts/estimate';
import { localePath } from '@/lib/routes/locale-path';
import { isIntervalWider } from '../domain/result';
import { ComparableList } from './result/comparable-list';
import { PriceBar } from './result/price-bar';
import { useMoney } from './use-formatters';

type Props = {
  estimate: PastEstimate;
  title: string;
  /** Area, rooms, floor and date. */
  facts: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Begins an estimate of the same apartment. */
  onAgain: () => void;
};

/** A past estimate: its price with the range around it, what explained it, and a link to a new one of the same apartment. */
export function PastEstimateDialog({ estimate, title, facts, isOpen, onOpenChange, onAgain }: Props) {
  const t = useTranslations('ai');
  const common = useTranslations('common');
  const locale = useLocale();
  const { money, other, perSqm } = useMoney();
  const { total_price: total, square_price: square, interval, statement_id: statementId } = estimate;
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange} width={595} title={title} description={facts} closeLabel={common('close')}>
      <div className="flex flex-col gap-6 text-center">
        <div>
          <p className="num text-[calc(2.5rem*var(--k))] leading-tight font-bold tracking-[-0.015em]">{money(total)}</p>
          <p className="type-body num text-ink-2">{[other(total), perSqm(square)].filter(Boolean).join(' · ')}</p>
        </div>
        <PriceBar totalPrice={total} />
        {isIntervalWider(estimate) ? (
          <p className="type-sm text-ink-2">{t('result.interval', { low: money(interval.low), high: money(interval.high) })}</p>
        ) : null}
        <ComparableList estimate={estimate} />
        <p className="type-xs text-ink-2">{t('result.note')}</p>
        <div className="flex flex-wrap justify-center gap-2">
          {statementId === null ? null : (
            <Link href={localePath(locale, `/statements/${statementId}`)} className={buttonClasses({ variant: 'secondary' })}>
              {t('account.statement')}
            </Link>
          )}
          <Button onClick={onAgain}>{t('account.again')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
