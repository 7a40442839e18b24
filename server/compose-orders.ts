import type { Parts } from './compose-accounts';
import { createPromoCodesService } from './modules/services/promo-codes.service';
import { createCatalogueService } from './modules/services/services.service';
import { createVisitsService } from './modules/services/visits.service';
import { createTotpService } from './modules/staff/totp.service';

/** What is sold and how it is ordered. */
export function composeOrders({ clock, repositories, limiterOf }: Parts) {
  const { services, priceBook, promoCodes, staff, visits } = repositories;
  return {
    catalogue: createCatalogueService({ services, priceBook, promoCodes, visits, clock }),
    totp: createTotpService({ staff, tries: limiterOf('totp'), clock }),
    visits: createVisitsService({ visits, clock }),
    promoCodes: createPromoCodesService({ promoCodes, checks: limiterOf('promo code'), clock }),
  };
}
