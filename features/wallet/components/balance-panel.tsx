'use client';

import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { topUpMethods } from '@/lib/contracts/money/payments';
import { formatLari } from '@/lib/format/money';
import { openFillBalance } from '@/lib/stores/payments/fill-balance';

/** The site's emblem, half sunk. */
const Arch = () => (
  <svg
    viewBox="0 0 140 130"
    aria-hidden="true"
    fill="none"
    className="absolute right-4 bottom-0 h-32 text-saperavi-800 max-sm:hidden"
  >
    <path d="M5 130V68a65 65 0 0 1 130 0v62M38 130V70a32 32 0 0 1 64 0v60" stroke="currentColor" strokeWidth="9" />
  </svg>
);

type Props = {
  /** In GEL. */
  balance: number;
  /** Whether the account may ask for invoices. */
  hasInvoices: boolean;
};

/** The balance, with the ways to top it up. */
export function BalancePanel({ balance, hasInvoices }: Props) {
  const [t, locale] = [useTranslations('wallet'), useLocale()];
  return (
    <section className="on-deep relative overflow-hidden rounded-modal bg-saperavi-950 p-5 text-white sm:p-6">
      <Arch />
      <h2 className="type-sm text-[#dccad1]">{t('available')}</h2>
      <p className="num text-[calc(2.5rem*var(--k))] leading-[calc(3.25rem*var(--k))] font-bold">{formatLari(balance, locale)}</p>
      <div className="relative mt-4 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="md"
          icon={<PlusIcon aria-hidden="true" className="size-5" />}
          onClick={() => openFillBalance()}
        >
          {t('fill')}
        </Button>
        {hasInvoices ? (
          <button
            type="button"
            onClick={() => openFillBalance({ method: topUpMethods.invoice })}
            className="type-ui min-h-11 rounded-control bg-white/15 px-4 font-semibold text-white transition hover:bg-white/25"
          >
            {t('invoice')}
          </button>
        ) : null}
      </div>
    </section>
  );
}
