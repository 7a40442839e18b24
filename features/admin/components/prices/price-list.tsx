'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { useToast } from '@/components/ui/feedback/toast';
import type { Prices } from '@/lib/contracts/money/desk';
import { formatDateTime } from '@/lib/format/date';
import { formatLari } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { usePrices } from '../../queries/prices';
import { AdminPage } from '../admin-page';
import { QueryStates } from '../query-states';
import { PriceDialog } from './price-dialog';

type Price = Prices[number];
type Entry = Price['past'][number];

/** Keys whose receipt texts are too short to be distinct here. */
const ownNames = ['photo_tour_sqm', 'photo_tour_included_sqm', 'tour_3d_sqm', 'tour_3d_included_sqm'] as const;
const isOwnName = (key: string): key is (typeof ownNames)[number] => (ownNames as readonly string[]).includes(key);

/** Names a key of the price book. */
function usePriceName(): (key: string) => string {
  const [t, lines] = [useTranslations('admin.prices.names'), useTranslations('order_lines.names')];
  return (key) => {
    if (isOwnName(key)) return t(key);
    return lines.has(key as 'other') ? lines(key as 'other') : key;
  };
}

/** Formats an amount in the unit of its key. */
function useAmount(): (unit: Price['unit'], amount: number) => string {
  const [t, locale] = [useTranslations('admin.prices'), useLocale()];
  return (unit, amount) => {
    if (unit === 'gel') return formatLari(amount, locale);
    return t(unit === 'percent' ? 'percent' : 'sqm', { amount: formatNumber(amount, locale) });
  };
}

/** Past or future prices of one key: when each begins, and who set it. */
function Entries({ title, unit, entries, now }: { title: string; unit: Price['unit']; entries: Entry[]; now: Date }) {
  const [t, locale] = [useTranslations('admin.prices'), useLocale()];
  const amountOf = useAmount();
  if (entries.length === 0) return null;
  return (
    <div className="mt-2">
      <h3 className="type-xs font-semibold text-ink-2">{title}</h3>
      <ul className="type-sm mt-1 flex flex-col gap-1">
        {entries.map(({ amount, starts_at, created_by }) => (
          <li key={starts_at} className="num">
            {t('entry', {
              amount: amountOf(unit, amount),
              moment: formatDateTime(new Date(starts_at), now, locale),
              name: created_by?.name ?? t('installed'),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

function PriceRow({ price, now }: { price: Price; now: Date }) {
  const t = useTranslations('admin.prices');
  const locale = useLocale();
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [name, amountOf] = [usePriceName()(price.key), useAmount()];
  return (
    <article className="rounded-card p-4 shadow-hairline">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="type-ui min-w-0 flex-1 [overflow-wrap:anywhere]">{name}</h2>
        <span className="num type-ui font-semibold">{amountOf(price.unit, price.amount)}</span>
        <Button variant="secondary" size="sm" aria-label={t('change_named', { name })} onClick={() => setIsOpen(true)}>
          {t('change')}
        </Button>
      </div>
      <p className="tabular-nums type-xs mt-1 text-ink-2">
        {t('since', {
          moment: formatDateTime(new Date(price.starts_at), now, locale),
          name: price.created_by?.name ?? t('installed'),
        })}
      </p>
      <Entries title={t('planned')} unit={price.unit} entries={price.planned} now={now} />
      <Entries title={t('past')} unit={price.unit} entries={price.past} now={now} />
      <PriceDialog
        priceKey={price.key}
        name={name}
        amountLabel={t(`amounts.${price.unit}`)}
        now={now}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onDone={() => {
          setIsOpen(false);
          toast.success(t('changed'));
        }}
      />
    </article>
  );
}

/** The price book: present, future and past prices. */
export function PriceList() {
  const query = usePrices();
  const { data } = query;
  const [now] = useState(() => new Date());
  return (
    <AdminPage view="prices">
      <QueryStates query={query} />
      <ul className="flex flex-col gap-3">
        {data?.map((price) => (
          <li key={price.key}>
            <PriceRow price={price} now={now} />
          </li>
        ))}
      </ul>
    </AdminPage>
  );
}
