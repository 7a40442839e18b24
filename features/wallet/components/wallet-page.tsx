'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { PagedList } from '@/components/crud/paged-list';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { LinkTabs } from '@/components/ui/navigation/link-tabs';
import { openFillBalance } from '@/lib/stores/payments/fill-balance';
import { useSession } from '@/lib/stores/session/session-store';
import { readWalletListing, type WalletListing, walletFilters, walletHref } from '../domain/wallet-listing';
import { useWalletStatement } from '../queries/wallet';
import { BalancePanel } from './balance-panel';
import { HistoryFilters } from './history-filters';
import { InvoiceList } from './invoice-list';
import { WalletHead, WalletRow } from './wallet-rows';

const unfiltered: WalletListing = { tab: 'history', kind: null, from: null, to: null, page: 1 };

/** Says that no money moved yet, or that no entry matches the filters. */
function NoEntries({ listing }: { listing: WalletListing }) {
  const t = useTranslations('wallet.empty');
  if (walletFilters(listing).size > 0)
    return (
      <EmptyState
        art="search"
        title={t('filtered_title')}
        text={t('filtered_text')}
        actions={
          <a href={walletHref(unfiltered)} className={buttonClasses({ variant: 'secondary' })}>
            {t('clear')}
          </a>
        }
      />
    );
  return (
    <EmptyState
      art="card"
      title={t('title')}
      text={t('text')}
      actions={
        <Button variant="secondary" onClick={() => openFillBalance()}>
          {t('fill')}
        </Button>
      }
    />
  );
}

function History({ listing, now }: { listing: WalletListing; now: Date }) {
  const t = useTranslations('wallet');
  return (
    <>
      <HistoryFilters listing={listing} now={now} />
      <PagedList
        query={useWalletStatement(listing)}
        labels={{ loading: t('loading'), failedTitle: t('failed_title'), failedText: t('failed_text') }}
        empty={<NoEntries listing={listing} />}
        hrefFor={(page) => walletHref({ ...listing, page })}
        head={
          <>
            <h2 className="sr-only">{t('tabs.history')}</h2>
            <WalletHead />
          </>
        }
        row={(entry) => <WalletRow entry={entry} now={now} />}
      />
    </>
  );
}

type Props = {
  /** The balance when the page was rendered, in GEL. */
  balance: number;
  /** Whether the account may ask for invoices. */
  hasInvoices: boolean;
  /** The saved cards. */
  cards: ReactNode;
};

/** The page of payments: the balance, the cards, the statement of the wallet and the invoices. */
export function WalletPage({ balance, hasInvoices, cards }: Props) {
  const t = useTranslations('wallet');
  const listing = readWalletListing(useSearchParams());
  const user = useSession((session) => session.user);
  const [now] = useState(() => new Date());
  const isInvoices = hasInvoices && listing.tab === 'invoices';
  const tabOf = (tab: WalletListing['tab']) => ({
    href: walletHref({ ...unfiltered, tab }),
    label: t(`tabs.${tab}`),
    isCurrent: (tab === 'invoices') === isInvoices,
  });
  return (
    <>
      <h1 className="type-h2 mt mb-4">{t('title')}</h1>
      <div className="grid gap-4 lg:grid-cols-2">
        <BalancePanel balance={user?.balance ?? balance} hasInvoices={hasInvoices} />
        <section className="rounded-modal p-5 shadow-hairline">
          <h2 className="type-h3">{t('cards')}</h2>
          {cards}
        </section>
      </div>
      {hasInvoices ? (
        <LinkTabs label={t('tabs.label')} items={[tabOf('history'), tabOf('invoices')]} className="mt-6 mb-4" />
      ) : (
        <h2 className="type-h3 mt-7 mb-3">{t('tabs.history')}</h2>
      )}
      {isInvoices ? <InvoiceList listing={listing} now={now} /> : <History listing={{ ...listing, tab: 'history' }} now={now} />}
    </>
  );
}
