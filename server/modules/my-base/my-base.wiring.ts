import type { AppParts } from '../../app';
import { createPlacesRepository } from '../clients/places.repository';
import { createStockRepository } from './my-base.repository';
import { stockRoutes } from './my-base.routes';
import { createStockService } from './my-base.service';

/** The routes of private stock over one database. */
export function stockModule({ database: { db }, clock }: AppParts) {
  return stockRoutes(createStockService({ stock: createStockRepository(db), places: createPlacesRepository(db), clock }));
}
