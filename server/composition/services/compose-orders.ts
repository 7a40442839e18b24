import { siteNameOf } from '@/server/env';
import { createDeskService } from '@/server/modules/desk/desk.service';
import { createDeskWork } from '@/server/modules/desk/desk-work.service';
import { createPriceDesk } from '@/server/modules/desk/price-desk.service';
import { createOrderFilesService } from '@/server/modules/orders/order-files.service';
import { createOrderPhotosService } from '@/server/modules/orders/order-photos.service';
import { createOrderCreationService } from '@/server/modules/orders/orders.creation.service';
import { createOrderMaintenance } from '@/server/modules/orders/orders.maintenance.service';
import { createOrdersService } from '@/server/modules/orders/orders.service';
import { createRateRequestsService } from '@/server/modules/orders/rate-requests.service';
import { createRefundBookingService } from '@/server/modules/payments/refund-booking.service';
import type { PhotosService } from '@/server/modules/publishing/photos.service';
import { createPromoCodesService } from '@/server/modules/services/promo-codes.service';
import { createCatalogueService } from '@/server/modules/services/services.service';
import { createVisitsService } from '@/server/modules/services/visits.service';
import { createSecondFactorService } from '@/server/modules/staff/second-factor.service';
import { createTotpService } from '@/server/modules/staff/totp.service';
import type { ReceiveDocument } from '@/server/modules/uploads/uploads.documents';
import type { Parts } from './compose-accounts';
import type { MoneyServices } from './compose-money';

/** What is sold: the catalogue, free visits, promo codes; and the authenticators that the staff changes them with. */
function composeCatalogue({ env, clock, repositories, atomically, limiterOf, ports: { cipher }, siteKeys }: Parts) {
  const { services, priceBook, promoCodes, staff, visits } = repositories;
  const readOlderKey = () => siteKeys.find('staff totp');
  const totp = createTotpService({ staff, cipher, readOlderKey, tries: limiterOf('totp'), clock });
  return {
    catalogue: createCatalogueService({ services, priceBook, promoCodes, visits, clock }),
    promoCodes: createPromoCodesService({ promoCodes, checks: limiterOf('promo code'), clock }),
    totp,
    secondFactor: createSecondFactorService({ totp, cipher, issuer: siteNameOf(env).en, atomically, clock }),
    visits: createVisitsService({ visits, clock }),
  };
}

type OrderNeeds = { money: MoneyServices; receiveDocument: ReceiveDocument; photos: PhotosService };

/** What is sold and how it is ordered. */
export function composeOrders(parts: Parts, { money: { once, orderPayment }, receiveDocument, photos }: OrderNeeds) {
  const { clock, repositories, atomically, limiterOf, ports } = parts;
  const { step, fulfillerOf } = orderPayment;
  const { storage } = ports;
  const limiter = limiterOf('order init');
  const refund = createRefundBookingService(orderPayment).ofOrder;
  const orderFiles = createOrderFilesService({
    repositories,
    storage,
    receiveDocument,
    limiter: limiterOf('order file'),
    clock,
  });
  return {
    ...composeCatalogue(parts),
    desk: createDeskService({ repositories, clock }),
    deskWork: createDeskWork({ repositories, atomically, step, fulfillerOf, files: orderFiles, clock }),
    priceDesk: createPriceDesk({ repositories, atomically, clock }),
    orders: createOrdersService({ repositories, atomically, step, refund, fulfillerOf, clock }),
    orderCreation: createOrderCreationService({
      repositories,
      once,
      limiter,
      codeTries: limiterOf('promo code quote'),
      clock,
    }),
    orderFiles,
    orderPhotos: createOrderPhotosService({ repositories, storage, photos }),
    rateRequests: createRateRequestsService({ once, limiter, clock }),
    orderMaintenance: createOrderMaintenance({ repositories, atomically, step, fulfillerOf, storage, clock }),
  };
}
