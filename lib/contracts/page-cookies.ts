/** Cookies that server components read. Pages of guests are cached by them, so a new one has to be named here. */
export const pageCookies = {
  /** Suffixes of the names of cookies that make a page personal. */
  identity: ['aivani_session', '__prerender_bypass'],
  /** Cookies that change the content of a guest's page. */
  varying: ['currency', 'headerBanner', 'footerBanner', 'interscrollerBanner', 'videoBanner', 'vastBanner'] as readonly string[],
  /** Names the list that a view is counted for; changes nothing that is shown. */
  report: 'search_report_uuid',
} as const;
