import type { Parts } from './compose-accounts';
import { createPromoCodesService } from './modules/services/promo-codes.service';
import { createCatalogueService } from './modules/services/services.service';
import { createVisitsService } from './modules/services/visits.service';

/** What is sold and how it is ordered. */
export function composeOrders({ clock, repositories, limiterOf }: Parts) {
  const { services, priceBook, promoCodes, visits } = repositories;
  return {
    catalogue: createCatalogueService({ services, priceBook, promoCodes, visits, clock }),
    visits: createVisitsService({ visits, clock }),
    promoCodes: createPromoCodesService({ promoCodes, checks: limiterOf('promo code'), clock }),
  };
}
