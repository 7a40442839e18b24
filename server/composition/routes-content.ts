import type { Router } from '@/server/http/router';
import { bannerDeskRoutes, bannerRoutes } from '@/server/modules/banners/banners.routes';
import { contentRoutes } from '@/server/modules/content/content.routes';
import { contactDeskRoutes, contentDeskRoutes } from '@/server/modules/content/content-desk.routes';
import type { Services } from './compose';

/** Banners, articles, the site's own pages, messages from the contact page, and their desk. */
export const siteContentRoutes = ({ banners, content, contentDesk, contactMessages }: Services): Record<string, Router[]> => ({
  '/static': [bannerRoutes(banners)],
  '/v1': [
    bannerDeskRoutes(banners),
    contactDeskRoutes(contactMessages),
    contentDeskRoutes(contentDesk),
    contentRoutes(content, contactMessages),
  ],
});
