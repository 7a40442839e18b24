import { expect, test } from '@playwright/test';
import { publicPages } from '../../scripts/site/public-pages';

test('a company’s page asks for its cover alone before it is scrolled, and a phone for the small one', async ({
  request,
  baseURL,
}) => {
  const broker = (await publicPages(baseURL ?? '', 'ka')).find(({ name }) => name === 'broker');
  const response = await request.get(broker?.path ?? '');
  const images = (await response.text()).match(/<img[^>]*>/g) ?? [];
  const early = images.filter((image) => image.includes('fetchPriority="high"'));
  expect(early).toHaveLength(1);
  expect(early[0]).toMatch(/srcSet="\/assets\/scenes\/[\w-]+-thumb\.webp 720w, /);
});
