'use client';

import { usePagedQuery } from '@/components/crud/crud-queries';
import { invoicesSchema } from '@/lib/contracts/money/invoices';
import { walletStatementSchema } from '@/lib/contracts/money/payments';
import { type WalletListing, walletFilters } from '../domain/wallet-listing';

const walletKey = ['wallet'];

/** One page of the statement of the visitor's wallet. */
export function useWalletStatement(listing: WalletListing) {
  const filters = walletFilters(listing).toString();
  return usePagedQuery([...walletKey, 'statement', filters], walletStatementSchema, `/v3/payments?${filters}`, {
    q: '',
    page: listing.page,
  });
}

/** One page of the visitor's invoices. */
export const useInvoices = (page: number) =>
  usePagedQuery([...walletKey, 'invoices'], invoicesSchema, '/v1/invoices', { q: '', page });
