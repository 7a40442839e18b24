import { expect, it } from 'vitest';
import { alternatesOf } from './alternates';

it('gives every language the same set of versions, itself included, and its own address as the canonical one', () => {
  const pathIn = (locale: string) => `/${locale}/page`;
  const languages = { ka: '/ka/page', en: '/en/page', ru: '/ru/page', 'x-default': '/ka/page' };
  expect(alternatesOf('ru', pathIn)).toEqual({ canonical: '/ru/page', languages });
  expect(alternatesOf('ka', pathIn)).toEqual({ canonical: '/ka/page', languages });
});
