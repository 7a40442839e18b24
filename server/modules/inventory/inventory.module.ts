import type { AppDependencies } from '../../app';
import { createPlacesRepository } from '../clients/places.repository';
import { createInventoryRepository } from './inventory.repository';
import { inventoryRoutes } from './inventory.routes';
import { createInventoryService } from './inventory.service';

/** The routes of private stock over one database. */
export function inventoryModule({ database: { db }, clock }: AppDependencies) {
  return inventoryRoutes(
    createInventoryService({ inventory: createInventoryRepository(db), places: createPlacesRepository(db), clock }),
  );
}
