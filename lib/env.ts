/** Configuration of the Next side of the process. Values that the browser needs are passed down from server components, never baked in at build. */
const env = process.env;

export const isDevelopment = env.NODE_ENV === 'development';

/** Public address of the site, used in canonical and hreflang links; without it the request's own origin is used. */
export const siteUrl = env.SITE_URL?.replace(/\/$/, '');

export const siteSettings = {
  name: { ka: env.SITE_NAME_KA || 'აივანი', en: env.SITE_NAME || 'Aivani', ru: env.SITE_NAME_RU || 'Айвани' },
  supportPhone: env.SUPPORT_PHONE || '032 2 00 00 00',
  supportEmail: env.SUPPORT_EMAIL || 'help@aivani.example',
  authSiteUrl: env.AUTH_SITE_URL,
  statementsSiteUrl: env.STATEMENTS_SITE_URL,
  auctionSiteUrl: env.AUCTION_SITE_URL,
  interiorSiteUrl: env.INTERIOR_SITE_URL,
} as const;

/** With a key maps are Google's, without one they are the project's own. */
export const googleMapsKey = env.GOOGLE_MAPS_KEY || undefined;
