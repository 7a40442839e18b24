import { describe, expect, it } from 'vitest';
import { articleCategories } from '@/lib/contracts/site/content';
import { articlePath, blogPath, blogQueryText, readBlogQuery } from './content-address';

describe('the address of the blog', () => {
  it('is read and written the same way', () => {
    for (const query of ['', 'category=law', 'q=%E1%83%91', 'category=law&page=2']) {
      const read = readBlogQuery(`?${query}`);
      expect(read && blogQueryText(read)).toBe(query);
    }
    expect(blogPath('ru', { category: 'law', page: 1 })).toBe('/ru/blog?category=law');
    expect(articlePath('ka', 'extract')).toBe('/blog/extract');
  });
  it('has every category of the contract, and no other', () => {
    for (const category of articleCategories) expect(readBlogQuery(`?category=${category}`)).toEqual({ category });
    for (const search of ['?category=cars', '?page=0', '?page=1x', '?page=-1']) expect(readBlogQuery(search)).toBeNull();
  });
});
