import type { Locale } from '@/lib/contracts/common';
import type { LoanRequest, Mortgage, StaffLoanRequest } from '@/lib/contracts/mortgage';
import { type Paging, toPaging } from '@/lib/contracts/paged';
import { currencyIds } from '@/lib/domain/money/currency';
import type { DataCipher } from '../../ports/data-cipher';
import type { SiteRepository } from '../site/site.repository';
import { toBank, toLoanCurrency, toLoanRequest, toStaffLoanRequest } from './mortgage.mapper';
import type { BanksRepository, LoanRequestsRepository, RequestFilters } from './mortgage.repository';
import { openPersonalNumber } from './personal-number';

export type MortgageParts = {
  banks: BanksRepository;
  requests: LoanRequestsRepository;
  site: Pick<SiteRepository, 'findCurrencies'>;
  cipher: DataCipher;
  /** The one account that is shown no banks. */
  noBanksUserId: number | undefined;
};

type Page = { page: number; per_page: number };
type Paged<T> = { data: T[]; pagination: Paging };

export type MortgageService = ReturnType<typeof createMortgageService>;

/** GEL and USD, in this order: the second one is what banks are compared by. */
const loanCurrencyIds: readonly number[] = [currencyIds.gel, currencyIds.usd];

/** Banks, and the requests that were sent to them. */
export function createMortgageService({ banks, requests, site, cipher, noBanksUserId }: MortgageParts) {
  const paged = async <T>(
    filters: RequestFilters,
    { page, per_page: perPage }: Page,
    shape: (row: Awaited<ReturnType<LoanRequestsRepository['page']>>[number]) => T,
  ): Promise<Paged<T>> => {
    const total = await requests.count(filters);
    const rows = await requests.page(filters, perPage, (page - 1) * perPage);
    return { data: rows.map(shape), pagination: toPaging(page, perPage, total) };
  };

  return {
    /** Banks in their order, and the currencies that they lend in. */
    show: async (userId: number | null, locale: Locale): Promise<Mortgage> => {
      if (userId !== null && userId === noBanksUserId) return { banks: [], currencies: [] };
      const currencies = (await site.findCurrencies()).filter(({ id }) => loanCurrencyIds.includes(id));
      return {
        banks: (await banks.list()).map((row) => toBank(row, locale)),
        currencies: currencies.map((row) => toLoanCurrency(row, locale)),
      };
    },

    listOwn: (userId: number, page: Page, locale: Locale): Promise<Paged<LoanRequest>> =>
      paged({ userId }, page, (row) => toLoanRequest(row, locale)),

    /** Everyone's, with all fields: only for the staff. */
    listAll: (filters: RequestFilters, page: Page, locale: Locale): Promise<Paged<StaffLoanRequest>> =>
      paged(filters, page, (row) => toStaffLoanRequest(row, openPersonalNumber(cipher, row.request.personalNumber), locale)),
  };
}
