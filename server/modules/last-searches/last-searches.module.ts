import type { AppDependencies } from '../../app';
import { createLastSearchesRepository } from './last-searches.repository';
import { lastSearchRoutes } from './last-searches.routes';
import { createLastSearchesService } from './last-searches.service';

/** The routes of last searches over one database. */
export const lastSearchesModule = ({ database: { db }, clock }: AppDependencies) =>
  lastSearchRoutes(createLastSearchesService({ searches: createLastSearchesRepository(db), clock }));
