/** Crawlers, link previews, monitors and HTTP libraries. Cubot is a maker of phones. */
const programs =
  /(?<!cu)bot\b|crawl|spider|slurp|externalhit|preview|lighthouse|headless|phantomjs|selenium|monitor|^(curl|wget|python|java|go-http|axios|node|undici|okhttp|libwww|ruby|php)\b/i;

/** Whether the client is a bot, by its `User-Agent`; a browser always sends one. */
export const isBot = (userAgent: string | undefined): boolean =>
  userAgent === undefined || userAgent.trim() === '' || programs.test(userAgent);
