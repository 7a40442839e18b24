import type { Executor } from './db/client';
import { createBannersRepository } from './modules/banners/banners.repository';
import { createContactMessagesRepository } from './modules/content/contact-messages.repository';
import { createContentRepository } from './modules/content/content.repository';
import { createSiteRepository } from './modules/site/site.repository';
import { createSitemapRepository } from './modules/sitemap/sitemap.repository';
import { createVisitsRepository } from './modules/visits/visits.repository';

/** The repositories of what the site itself says and shows. */
export const createSiteRepositories = (executor: Executor) => ({
  banners: createBannersRepository(executor),
  contactMessages: createContactMessagesRepository(executor),
  content: createContentRepository(executor),
  site: createSiteRepository(executor),
  sitemap: createSitemapRepository(executor),
  siteVisits: createVisitsRepository(executor),
});
