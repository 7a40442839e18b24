import type { AppParts } from './app';
import type { Router } from './http/validation';
import { createLocationsRepository } from './modules/locations/locations.repository';
import { groupedStreetRoutes, placeRoutes, streetRoutes } from './modules/locations/locations.routes';
import { createLocationsService } from './modules/locations/locations.service';
import { createParametersRepository } from './modules/parameters/parameters.repository';
import { filterParameterRoutes, statementParameterRoutes } from './modules/parameters/parameters.routes';
import { createParametersService } from './modules/parameters/parameters.service';
import { createSearchRepository } from './modules/search/search.repository';
import { createSiteRepository } from './modules/site/site.repository';
import { bannerRoutes, siteRoutes } from './modules/site/site.routes';
import { createSiteService } from './modules/site/site.service';
import { createSitemapRepository } from './modules/sitemap/sitemap.repository';
import { sitemapRoutes } from './modules/sitemap/sitemap.routes';
import { createSitemapService } from './modules/sitemap/sitemap.service';
import { statementsModule } from './modules/statements/statements.wiring';

/** Wires every module and mounts its routes under the service that the contract names. */
export function mountModules(app: Router, parts: AppParts): void {
  const {
    database: { db },
    clock,
  } = parts;
  const locations = createLocationsService(createLocationsRepository(db));
  app.route('/v1', streetRoutes(locations));
  app.route('/microservice', groupedStreetRoutes(locations));
  app.route('/locations', placeRoutes(locations));

  const parameters = createParametersService(createParametersRepository(db), locations);
  app.route('/filters', filterParameterRoutes(parameters));
  // Before the statements, whose /statements/{id} would take the name for an id.
  app.route('/microservice', statementParameterRoutes(parameters));

  const site = createSiteService({ repository: createSiteRepository(db), statements: createSearchRepository(db), clock });
  app.route('/v1', siteRoutes(site));
  app.route('/static', bannerRoutes(site));

  // Likewise before the statements.
  app.route('/microservice', sitemapRoutes(createSitemapService({ repository: createSitemapRepository(db), clock })));
  app.route('/microservice', statementsModule(parts));
}
