import { describe, expect, it } from 'vitest';
import { pageMetadata } from './page-metadata';

const page = {
  locale: 'en',
  title: 'Apartments for sale in Vake',
  description: 'All of them.',
  pathIn: (locale: string) => `/${locale}/s`,
  image: '/og/home/en',
} as const;

describe('pageMetadata', () => {
  it('gives robots one signal: the canonical address with its versions, or noindex', () => {
    const [indexed, cut] = [pageMetadata(page), pageMetadata({ ...page, isIndexed: false })];
    expect(indexed.alternates).toMatchObject({ canonical: '/en/s', languages: { ka: '/ka/s', 'x-default': '/ka/s' } });
    expect(indexed.robots).toBeUndefined();
    expect(cut.robots).toEqual({ index: false, follow: true });
    expect(cut.alternates).toBeUndefined();
  });
});
