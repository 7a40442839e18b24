import type { Services } from './compose';
import type { Router } from './http/router';
import { deskRoutes } from './modules/desk/desk.routes';
import { priceDeskRoutes } from './modules/desk/price-desk.routes';
import { orderFileRoutes } from './modules/orders/order-files.routes';
import { orderInitRoutes, orderRoutes } from './modules/orders/orders.routes';
import { expressRateRequestRoutes, rateRequestRoutes } from './modules/orders/rate-requests.routes';
import { serviceRoutes } from './modules/services/services.routes';

/** The routes of paid services and their orders, under the service that the contract names. */
export const serviceOrderRoutes = (services: Services): Record<string, Router[]> => ({
  '/express': [expressRateRequestRoutes(services.rateRequests)],
  '/v1': [
    deskRoutes(services),
    priceDeskRoutes(services.priceDesk, services.totp),
    orderFileRoutes(services.orderFiles, services.orderPhotos),
    orderRoutes(services.orders, services.orderMaking),
    rateRequestRoutes(services.rateRequests),
    serviceRoutes(services),
  ],
  '/v3': [orderInitRoutes(services.orderMaking)],
});
