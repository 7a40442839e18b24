import type { Router } from '@/server/http/router';
import { deskRoutes } from '@/server/modules/desk/desk.routes';
import { priceDeskRoutes } from '@/server/modules/desk/price-desk.routes';
import { orderFileRoutes } from '@/server/modules/orders/order-files.routes';
import { orderInitRoutes, orderRoutes } from '@/server/modules/orders/orders.routes';
import { expressRateRequestRoutes, rateRequestRoutes } from '@/server/modules/orders/rate-requests.routes';
import { serviceRoutes } from '@/server/modules/services/services.routes';
import type { Services } from './compose';

/** The routes of paid services and their orders, under the service that the contract names. */
export const serviceOrderRoutes = (services: Services): Record<string, Router[]> => ({
  '/express': [expressRateRequestRoutes(services.rateRequests)],
  '/v1': [
    deskRoutes(services),
    priceDeskRoutes(services.priceDesk, services.totp),
    orderFileRoutes(services.orderFiles, services.orderPhotos),
    orderRoutes(services.orders, services.orderCreation),
    rateRequestRoutes(services.rateRequests),
    serviceRoutes(services),
  ],
  '/v3': [orderInitRoutes(services.orderCreation)],
});
