import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PageFrame } from '@/tests/setup/page-frame';
import { HeadTags } from './head-tags';

afterEach(() => {
  document.head.innerHTML = '';
});

const page = (address: string) => (
  <PageFrame address={address}>
    <HeadTags />
  </PageFrame>
);

it('keeps the tags of the document while its page is shown, and removes them with the next address', () => {
  document.head.innerHTML =
    '<title>a</title><link rel="canonical" href="/en/s" data-head=""><meta name="description" data-head="">';
  const { rerender } = render(page('/en/s?page=1'));
  rerender(page('/en/s?page=1'));
  expect(document.head.children).toHaveLength(3);
  rerender(page('/en/s?page=2'));
  expect(document.head.innerHTML).toBe('<title>a</title>');
});
