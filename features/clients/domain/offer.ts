import type { Criteria } from '@/lib/contracts/account/clients';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { toCurrencyId } from '@/lib/domain/money/currency';
import { statementIdFrom } from '@/lib/routes/addresses/statement-address';

/**
 * The statement id in a text: the id itself, or the address of the statement's page.
 * @returns null for any other text
 */
export function parseStatementId(text: string): number | null {
  const [address = ''] = text.trim().split(/[?#]/);
  const last = address.split('/').findLast((part) => part !== '') ?? '';
  return statementIdFrom(last.replace(/^(id|№|#)\s*/i, ''));
}

/** Identifies the form that offers a client. */
export const offerFormName = (clientId: number): string => `offer ${clientId}`;

/** The search filters for the criteria of a client. */
export const criteriaFilters = (criteria: Criteria): StatementFilters => ({
  deal_types: [criteria.deal_type_id],
  real_estate_types: [criteria.real_estate_type_id],
  ...(criteria.cities.length > 0 ? { cities: criteria.cities } : {}),
  ...(criteria.districts.length > 0 ? { districts: criteria.districts } : {}),
  ...(criteria.urbans.length > 0 ? { urbans: criteria.urbans } : {}),
  ...(criteria.room_types.length > 0 ? { room_types: criteria.room_types } : {}),
  ...(criteria.price_from === null ? {} : { price_from: criteria.price_from }),
  ...(criteria.price_to === null ? {} : { price_to: criteria.price_to }),
  ...(criteria.price_from === null && criteria.price_to === null ? {} : { currency_id: toCurrencyId(criteria.currency_id) }),
  ...(criteria.area_from === null ? {} : { area_from: criteria.area_from }),
  ...(criteria.area_to === null ? {} : { area_to: criteria.area_to }),
});
