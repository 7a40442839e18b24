import { type LedgerTransactionKind, ledgerTransactionKinds } from '@/lib/contracts/money/ledger';

export type WalletTab = 'history' | 'invoices';
/** What the page of payments shows; days of Tbilisi, `YYYY-MM-DD`. */
export type WalletListing = {
  tab: WalletTab;
  kind: LedgerTransactionKind | null;
  from: string | null;
  to: string | null;
  page: number;
};

type Query = Pick<URLSearchParams, 'get'>;

const isKind = (text: string | null): text is LedgerTransactionKind =>
  (ledgerTransactionKinds as readonly (string | null)[]).includes(text);

function dayOf(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text ? null : text;
}

/** Reads the query of the address; what is unknown or wrong is ignored. */
export function readWalletListing(query: Query): WalletListing {
  const [page, kind] = [Number(query.get('page') ?? 1), query.get('kind')];
  return {
    tab: query.get('tab') === 'invoices' ? 'invoices' : 'history',
    kind: isKind(kind) ? kind : null,
    from: dayOf(query.get('from')),
    to: dayOf(query.get('to')),
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  };
}

/** The filters as the API and the address take them. */
export function walletFilters({ kind, from, to }: Omit<WalletListing, 'tab' | 'page'>): URLSearchParams {
  const set = Object.entries({ kind, from, to }).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return new URLSearchParams(set);
}

/** The query of the page's address; invoices have no filters. */
export function walletHref(listing: WalletListing): string {
  const query = listing.tab === 'invoices' ? new URLSearchParams({ tab: 'invoices' }) : walletFilters(listing);
  query.set('page', String(listing.page));
  return `?${query}`;
}
