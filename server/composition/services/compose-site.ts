import { createGeocodingService } from '@/server/modules/geocoding/geocoding.service';
import { createLocationsService } from '@/server/modules/locations/locations.service';
import { createPlaceCounts } from '@/server/modules/locations/place-counts';
import { createStreetsService } from '@/server/modules/locations/streets.service';
import { createSuggestionsService } from '@/server/modules/locations/suggestions.service';
import { createParametersService } from '@/server/modules/parameters/parameters.service';
import { createSentencesService } from '@/server/modules/sentences/sentences.service';
import { createSiteService } from '@/server/modules/site/site.service';
import { createSitemapService } from '@/server/modules/sitemap/sitemap.service';
import { createVisitsService } from '@/server/modules/visits/visits.service';
import type { Parts } from './compose-accounts';

/** Places, dictionaries, the site's own content, and its visits. */
export function composeSite({ clock, repositories, limiterOf }: Parts) {
  const { locations: places, parameters, site, sitemap, search, suggestions, siteVisits } = repositories;
  const readCounts = createPlaceCounts(suggestions, clock);
  const locations = createLocationsService(places, readCounts);
  const parametersService = createParametersService(parameters, locations);
  const siteVisitsService = createVisitsService({ visits: siteVisits, limiter: limiterOf('visit'), clock });
  return {
    locations,
    suggestions: createSuggestionsService({ repository: suggestions, locations, readCounts }),
    geocoding: createGeocodingService(places),
    streets: createStreetsService({ repository: places, locations, additions: limiterOf('street') }),
    parameters: parametersService,
    sentences: createSentencesService({ locations, parameters: parametersService }),
    siteVisits: siteVisitsService,
    site: createSiteService({
      repository: site,
      navigation: repositories.navigation,
      statements: search,
      clock,
      countVisits: siteVisitsService.recent,
    }),
    sitemap: createSitemapService({ repository: sitemap, clock }),
  };
}
