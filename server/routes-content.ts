import type { Services } from './compose';
import type { Router } from './http/router';
import { bannerDeskRoutes, bannerRoutes } from './modules/banners/banners.routes';
import { contentRoutes } from './modules/content/content.routes';
import { contactDeskRoutes, contentDeskRoutes } from './modules/content/content-desk.routes';

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
