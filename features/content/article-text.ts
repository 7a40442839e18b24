import { defaultLocale, type Locale, locales } from '@/lib/contracts/locales';
import type { ArticleCard } from '@/lib/contracts/site/content';

type CardText = { language: Locale; title: string; summary: string; minutes: number };

/** The texts of a card in a language or, where the article lacks it, in the first that it has. */
export function cardTextOf({ titles, summaries, reading_minutes: minutes }: ArticleCard, locale: Locale): CardText {
  const language = [locale, ...locales].find((one) => titles[one]) ?? defaultLocale;
  return {
    language,
    title: titles[language] ?? '',
    summary: summaries[language] ?? '',
    minutes: minutes[language] ?? 1,
  };
}

const size = { full: '', small: '-thumb' } as const;
/** The address of a drawn picture. */
export const sceneAddress = (picture: string, look: keyof typeof size = 'full'): string =>
  `/assets/scenes/${picture}${size[look]}.webp`;
