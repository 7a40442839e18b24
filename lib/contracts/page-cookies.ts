/** Cookies that server components read. Pages of guests are cached by them, so a new one has to be named here. */
export const pageCookies = {
  /** Ends of the names of cookies that make a page one visitor's own. */
  identity: ['aivani_session', '__prerender_bypass'],
  /** Cookies that change what a guest's page says. */
  varying: ['currency', 'headerBanner', 'footerBanner', 'interscrollerBanner', 'videoBanner', 'vastBanner'] as readonly string[],
  /** Names the list that a view is counted for; changes nothing that is shown. */
  report: 'search_report_uuid',
} as const;
