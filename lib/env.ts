/** Configuration of the Next side of the process. Values that the browser needs are passed down from server components, never baked in at build. */
const env = process.env;

export const isDevelopment = env.NODE_ENV === 'development';

/** Public address of the site, used in canonical and hreflang links; without it the request's own origin is used. */
export const siteUrl = env.SITE_URL?.replace(/\/$/, '');

/** Whether there is a trusted proxy in front, whose forwarded headers are used. */
export const isProxyTrusted = env.TRUST_PROXY === '1';

/** "41.7092,44.7874": latitude and longitude; anything else is the invented office. */
function officeAt(text: string | undefined): { lat: number; lng: number } {
  const [lat, lng] = (text ?? '').split(',').map(Number);
  return lat && lng ? { lat, lng } : { lat: 41.7092, lng: 44.7874 };
}

export const siteSettings = {
  name: { ka: env.SITE_NAME_KA || 'აივანი', en: env.SITE_NAME || 'Aivani', ru: env.SITE_NAME_RU || 'Айвани' },
  supportPhone: env.SUPPORT_PHONE || '032 2 00 00 00',
  supportEmail: env.SUPPORT_EMAIL || 'help@aivani.example',
  /** The office on the contact page. */
  office: {
    at: officeAt(env.OFFICE_AT),
    address: {
      ka: env.OFFICE_ADDRESS_KA || 'თბილისი, ვერა, ბარნოვის ქ. 12',
      en: env.OFFICE_ADDRESS || '12 Barnovi St, Vera, Tbilisi',
      ru: env.OFFICE_ADDRESS_RU || 'Тбилиси, Вера, ул. Барнова, 12',
    },
  },
  authSiteUrl: env.AUTH_SITE_URL,
  statementsSiteUrl: env.STATEMENTS_SITE_URL,
  auctionSiteUrl: env.AUCTION_SITE_URL,
  interiorSiteUrl: env.INTERIOR_SITE_URL,
  /** Pages of the site on social networks, comma separated. */
  socialUrls: (env.SOCIAL_URLS ?? '').split(',').map((url) => url.trim()),
} as const;

const contacts = (env.SECURITY_CONTACT ?? '').split(',').map((contact) => contact.trim());
/** Whom to tell of a vulnerability, addresses or links; the support where nothing is set. */
export const securityContacts = contacts.some(Boolean) ? contacts.filter(Boolean) : [siteSettings.supportEmail];

/** Whether a live chat is configured; without one, pages do not mention it. */
export const hasLiveChat = Boolean(env.LIVE_CHAT_URL);

/** Page of the configured chat service, which the help frames in place of the bundled chat; null without such a service. */
export const liveChatWidgetUrl = env.LIVE_CHAT_URL
  ? env.LIVE_CHAT_WIDGET_URL || `${env.LIVE_CHAT_URL.replace(/\/$/, '')}/widget`
  : null;

/** With a key maps are Google's, without one they are the project's own. */
export const googleMapsKey = env.GOOGLE_MAPS_KEY || undefined;

/** Pages for developers on other sites; without an address the entry of the account's menu is absent. */
export const developerSites = {
  projectsUrl: env.DEVELOPER_PROJECTS_URL || undefined,
  offersUrl: env.DEVELOPER_OFFERS_URL || undefined,
  companyUrl: env.DEVELOPER_COMPANY_URL || undefined,
} as const;

/** Script of a statistics service, which pages load only after the visitor's consent; without one there is no consent prompt and nothing is sent. */
export const analyticsScriptUrl = env.ANALYTICS_SCRIPT_URL?.startsWith('https://') ? env.ANALYTICS_SCRIPT_URL : null;

const videoHost = 'https://www.youtube-nocookie.com/embed/';

/** The film that explains the price estimate, as pages may frame it; without one, pages show a drawing. */
export const aiVideoUrl = env.AI_VIDEO_URL?.startsWith(videoHost) ? env.AI_VIDEO_URL : null;

/** The one account that neither banks nor the data of estimates load for; null where there is none. */
export const noBanksUserId = Number(env.NO_BANKS_USER_ID) || null;

/** What the balance top-up names: the site as terminals list it, and the wallet in a bank's app, without which no link leads there. */
export const topUpSettings = (locale: keyof typeof siteSettings.name) => ({
  siteName: siteSettings.name[locale],
  bankAppUrl: env.BANK_APP_URL?.startsWith('https://') ? env.BANK_APP_URL : null,
});
