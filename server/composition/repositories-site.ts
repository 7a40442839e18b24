import type { Executor } from '@/server/db/client';
import { createBannersRepository } from '@/server/modules/banners/banners.repository';
import { createContactMessagesRepository } from '@/server/modules/content/contact-messages.repository';
import { createContentRepository } from '@/server/modules/content/content.repository';
import { createSiteRepository } from '@/server/modules/site/site.repository';
import { createSiteDeskRepository } from '@/server/modules/site/site-desk.repository';
import { createSitemapRepository } from '@/server/modules/sitemap/sitemap.repository';
import { createVisitsRepository } from '@/server/modules/visits/visits.repository';

/** The repositories of what the site itself says and shows. */
export const createSiteRepositories = (executor: Executor) => ({
  banners: createBannersRepository(executor),
  contactMessages: createContactMessagesRepository(executor),
  content: createContentRepository(executor),
  site: createSiteRepository(executor),
  sitemap: createSitemapRepository(executor),
  siteDesk: createSiteDeskRepository(executor),
  siteVisits: createVisitsRepository(executor),
});
