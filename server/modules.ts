import type { AppDependencies } from './app';
import { RateLimiter } from './http/limits/rate-limit';
import type { Router } from './http/router';
import { agentsModule } from './modules/agents/agents.module';
import { mountAuthModule } from './modules/auth/auth.module';
import { callRequestsModule } from './modules/call-requests/call-requests.module';
import { clientsModule } from './modules/clients/clients.module';
import { estimateModule } from './modules/estimate/estimate.module';
import { geocodingRoutes } from './modules/geocoding/geocoding.routes';
import { createGeocodingService } from './modules/geocoding/geocoding.service';
import { inventoryModule } from './modules/inventory/inventory.module';
import { lastSearchesModule } from './modules/last-searches/last-searches.module';
import { createLocationsRepository } from './modules/locations/locations.repository';
import { groupedStreetRoutes, newStreetRoutes, placeRoutes, streetRoutes } from './modules/locations/locations.routes';
import { createLocationsService } from './modules/locations/locations.service';
import { createStreetsService } from './modules/locations/streets.service';
import { mortgageModule } from './modules/mortgage/mortgage.module';
import { notificationsModule } from './modules/notifications/notifications.module';
import { createParametersRepository } from './modules/parameters/parameters.repository';
import { filterParameterRoutes, statementParameterRoutes } from './modules/parameters/parameters.routes';
import { createParametersService } from './modules/parameters/parameters.service';
import { publishingModule } from './modules/publishing/publishing.module';
import { reportsModule } from './modules/reports/reports.module';
import { createSearchRepository } from './modules/search/search.repository';
import { createSiteRepository } from './modules/site/site.repository';
import { bannerRoutes, siteRoutes } from './modules/site/site.routes';
import { createSiteService } from './modules/site/site.service';
import { createSitemapRepository } from './modules/sitemap/sitemap.repository';
import { sitemapRoutes } from './modules/sitemap/sitemap.routes';
import { createSitemapService } from './modules/sitemap/sitemap.service';
import { statementsModule } from './modules/statements/statements.module';

/** Wires every module and mounts its routes under the service that the contract names. */
export function mountModules(app: Router, parts: AppDependencies): void {
  const {
    database: { db },
    clock,
  } = parts;
  const places = createLocationsRepository(db);
  const locations = createLocationsService(places);
  const streets = createStreetsService({ repository: places, locations, additions: new RateLimiter(clock) });
  app.route('/v1', newStreetRoutes(streets));
  app.route('/v1', streetRoutes(locations));
  app.route('/microservice', groupedStreetRoutes(locations));
  app.route('/locations', placeRoutes(locations));
  app.route('/maps', geocodingRoutes(createGeocodingService(places)));

  mountAuthModule(app, parts);

  const parameters = createParametersService(createParametersRepository(db), locations);
  app.route('/filters', filterParameterRoutes(parameters));
  // Before the statements, whose /statements/{id} would take the name for an id.
  app.route('/microservice', statementParameterRoutes(parameters));

  const site = createSiteService({ repository: createSiteRepository(db), statements: createSearchRepository(db), clock });
  app.route('/v1', siteRoutes(site));
  app.route('/static', bannerRoutes(site));

  // Likewise before the statements.
  app.route('/microservice', sitemapRoutes(createSitemapService({ repository: createSitemapRepository(db), clock })));
  app.route('/microservice', reportsModule(parts));
  // Before the statements as well: /statements/{id}/message and whatever else begins with users.
  const notifications = notificationsModule(parts);
  const clients = clientsModule(parts);
  app.route('/v1', notifications.main);
  app.route('/v1', clients.main);
  app.route('/microservice', notifications.microservice);
  app.route('/microservice', clients.microservice);
  app.route('/microservice', lastSearchesModule(parts));
  const estimates = estimateModule(parts);
  app.route('/v1', callRequestsModule(parts));
  app.route('/v1', mortgageModule(parts));
  app.route('/v1', estimates.main);
  app.route('/microservice', agentsModule(parts));
  app.route('/microservice', inventoryModule(parts));
  app.route('/microservice', statementsModule(parts));
  // After the statements, whose /users/statements/favorites its {id} would take.
  app.route('/microservice', publishingModule({ ...parts, locations, parameters, afterChange: estimates.afterChange }));
}
