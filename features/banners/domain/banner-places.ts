import { serviceRows } from '@/lib/contracts/money/service-table';
/** Cookie of each place; its value `closed` is stored for 600 days. */
export const bannerCookies = {
  header: 'headerBanner',
  footer: 'footerBanner',
  interscroller: 'interscrollerBanner',
  article: 'videoBanner',
  film: 'vastBanner',
} as const;
export type BannerPlace = keyof typeof bannerCookies;

/** Places inside a page: between the listings of a phone, in an article, and a film in an article. */
export type InlinePlace = 'interscroller' | 'article' | 'film';

/** A value for each place. */
export const forPlaces = <T>(of: (place: BannerPlace) => T): Record<BannerPlace, T> => ({
  header: of('header'),
  footer: of('footer'),
  interscroller: of('interscroller'),
  article: of('article'),
  film: of('film'),
});

export const closedValue = 'closed';
export const closedForDays = 600;

/** Interval of refreshes. */
export const refreshMs = 30_000;

/** The header's box: a frame of 90 px and the space around it. Its component names the same height. */
export const headerBoxHeightPx = 106;
/** The header banner is shown on wider screens only; the classes of both components name the same width. */
export const headerWidthMinPx = 1193;

/** First parts of the addresses of the paid services: their pages advertise nothing else. */
const servicePages: ReadonlySet<string> = new Set(
  serviceRows.flatMap(({ page }) => page?.landing.split('/')[1]?.toLowerCase() ?? []),
);

/** Whether a path without its language belongs to a paid service. */
export const isServicePath = (path: string): boolean => servicePages.has((path.split('/')[1] ?? '').toLowerCase());

/** Whether a path without its language belongs to the search: its paid strip is the one ad of its first view. */
export const isSearchPath = (path: string): boolean => path.split('/')[1] === 's';

/** Whether a path without its language is the sign-in, where nothing is advertised. */
export const isSignInPath = (path: string): boolean => path.split('/')[1] === 'auth';

/** Ids of the banners of each place: all a page needs, as the frame loads the content. */
export type BannersByPlace = Readonly<Record<BannerPlace, readonly number[]>>;

/** Labels of a banner in the language of the page. The server sends them, so the browser needs no dictionary. */
export interface BannerLabels {
  /** Marks every advertisement as one. */
  label: string;
  title: string;
  close: string;
}

/** The message by which a banner's frame reports a press. */
export const bannerPressed = 'banner-pressed';
