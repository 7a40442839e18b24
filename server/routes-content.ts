import type { Services } from './compose';
import type { Router } from './http/router';
import { contentRoutes } from './modules/content/content.routes';
import { contactDeskRoutes, contentDeskRoutes } from './modules/content/content-desk.routes';

/** Articles, the site's own pages, messages from the contact page, and their desk. */
export const siteContentRoutes = ({ content, contentDesk, contactMessages }: Services): Record<string, Router[]> => ({
  '/v1': [contactDeskRoutes(contactMessages), contentDeskRoutes(contentDesk), contentRoutes(content, contactMessages)],
});
