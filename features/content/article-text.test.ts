import { describe, expect, it } from 'vitest';
import type { ArticleCard } from '@/lib/contracts/site/content';
import { cardTextOf, sceneAddress } from './article-text';

const article: ArticleCard = {
  id: 1,
  slug: 'extract',
  category: 'law',
  titles: { en: 'The extract', ru: 'Выписка' },
  summaries: { ru: 'Коротко' },
  reading_minutes: { en: 3, ru: 4 },
  picture: 'plan-01',
  published_at: '2026-11-01T05:00:00.000Z',
  updated_at: '2026-11-02T05:00:00.000Z',
};

describe('the texts of an article card', () => {
  it('is in the language of the page', () => {
    expect(cardTextOf(article, 'ru')).toEqual({ language: 'ru', title: 'Выписка', summary: 'Коротко', minutes: 4 });
  });
  it('is in the first language that there is where the page’s is missing', () => {
    expect(cardTextOf(article, 'ka')).toEqual({ language: 'en', title: 'The extract', summary: '', minutes: 3 });
  });
  it('has a drawing in two sizes', () => {
    expect([sceneAddress('plan-01'), sceneAddress('plan-01', 'small')]).toEqual([
      '/assets/scenes/plan-01.webp',
      '/assets/scenes/plan-01-thumb.webp',
    ]);
  });
});
