import type { Locale } from '@/lib/contracts/locales';
import { siteSettings } from '@/lib/env';
import { type Alternates, alternatesOf, type PathIn } from '@/lib/seo/alternates';

/** Result pages cut titles and descriptions at about these lengths, in characters. */
const titleMax = 65;
const descriptionMax = 160;

const firstThatFits = (candidates: string[], max: number): string =>
  candidates.find(({ length }) => length <= max) ?? candidates.at(-1) ?? '';

/** The first of the titles that is not cut off, the fullest being given first; the last where none fits. */
export const truncateTitle = (...candidates: string[]): string => firstThatFits(candidates, titleMax);

/** As many sentences as are not cut off, the first always. */
export function truncateDescription(...sentences: string[]): string {
  const candidates = sentences.map((_, index) => sentences.slice(0, sentences.length - index).join(' '));
  return firstThatFits(candidates, descriptionMax);
}

const openGraphLocales: Record<Locale, string> = { ka: 'ka_GE', en: 'en_US', ru: 'ru_RU' };

type Page = {
  locale: Locale;
  /** Without the name of the site, which follows where there is room. */
  title: string;
  description: string;
  pathIn: PathIn;
  /** Path of the picture that other sites show with a link. */
  image: string;
  isIndexed?: boolean;
};

/** Metadata of a public page, in the shape of the framework's `Metadata`. Paths are from the site's root. */
export interface PageMetadata {
  title: { absolute: string };
  description: string;
  alternates?: Partial<Alternates> & { types?: Record<string, string> };
  robots?: { index: boolean; follow: boolean };
  openGraph: {
    type: 'website';
    siteName: string;
    locale: string;
    alternateLocale: string[];
    title: string;
    description: string;
    url: string;
    images: { url: string; alt: string }[];
  };
  twitter: { card: 'summary_large_image'; title: string; description: string; images: string[] };
}

/**
 * Metadata of a public page, for search engines and for sites that link to it. Robots get one signal: an indexed page names its
 * canonical address and its other versions, one that is not indexed has only the robots tag.
 */
export function pageMetadata({ locale, title, description, pathIn, image, isIndexed = true }: Page): PageMetadata {
  const { canonical, languages } = alternatesOf(locale, pathIn);
  const siteName = siteSettings.name[locale];
  const others = Object.entries(openGraphLocales).flatMap(([language, code]) => (language === locale ? [] : [code]));
  return {
    title: { absolute: truncateTitle(`${title} · ${siteName}`, title) },
    description,
    ...(isIndexed ? { alternates: { canonical, languages } } : { robots: { index: false, follow: true } }),
    openGraph: {
      type: 'website',
      siteName,
      locale: openGraphLocales[locale],
      alternateLocale: others,
      title,
      description,
      url: canonical,
      images: [{ url: image, alt: title }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}
