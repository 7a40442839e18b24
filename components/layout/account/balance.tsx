'use client';

import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { WalletIcon } from '@phosphor-icons/react/dist/ssr/Wallet';
import { useLocale } from 'next-intl';
import { cn } from '@/lib/cn';
import { formatLari } from '@/lib/format/money';
import { useSession } from '@/lib/stores/session/session-store';
import { FillLink } from './fill-link';

export interface BalanceLabels {
  balance: string;
  /** Accessible name of the top-up link. */
  fill: string;
}

/** The balance of the session, or of the page where the session is not checked yet. */
export function useBalance(initial: number): string {
  const locale = useLocale();
  const balance = useSession((state) => state.user?.balance ?? initial);
  return formatLari(balance, locale);
}

interface BalanceProps {
  /** GEL, as the server rendered it. */
  initial: number;
  labels: BalanceLabels;
  /** Without labels between 1200 and 1359 px, where the sidebar shows icons alone. */
  isInSidebar?: boolean;
  className?: string;
}

/** The balance with its top-up link. */
export function BalanceCard({ initial, labels, isInSidebar = false, className }: BalanceProps) {
  const balance = useBalance(initial);
  return (
    <div
      className={cn(
        'flex items-center justify-between gap-3 rounded-card bg-saffron-100 py-3 pr-3 pl-4',
        isInSidebar && 'max-side:justify-center max-side:bg-transparent max-side:p-0',
        className,
      )}
    >
      <p className={cn('min-w-0', isInSidebar && 'max-side:sr-only')}>
        <span className="type-xs block text-saffron-800">{labels.balance}</span>
        <span className="num type-h3 block truncate">{balance}</span>
      </p>
      <FillLink
        aria-label={labels.fill}
        className={cn(
          'inline-flex size-11 shrink-0 items-center justify-center rounded-control bg-white text-saffron-800 hover:bg-saffron-50',
          isInSidebar && 'max-side:bg-saffron-100 max-side:hover:bg-saffron-200',
        )}
      >
        <PlusIcon weight="bold" aria-hidden="true" className="size-5" />
      </FillLink>
    </div>
  );
}

/** The balance in the header of a page with one task; a press opens the top-up. */
export function BalancePill({ initial, labels }: Pick<BalanceProps, 'initial' | 'labels'>) {
  const balance = useBalance(initial);
  return (
    <FillLink className="type-ui inline-flex min-h-11 items-center gap-2 rounded-control bg-saffron-100 px-3.5 hover:bg-saffron-200">
      <WalletIcon aria-hidden="true" className="size-5 shrink-0 text-saffron-800" />
      <span className="max-sm:sr-only">{labels.balance}</span> <span className="num font-semibold">{balance}</span>{' '}
      <span className="sr-only">{labels.fill}</span>
    </FillLink>
  );
}
