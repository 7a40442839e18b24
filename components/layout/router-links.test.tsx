import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link } from '@/components/ui/navigation/link';
import { PageFrame } from '@/tests/setup/page-frame';
import { RouterLinks } from './router-links';

const [push, replace] = [vi.fn(), vi.fn()];
const origin = window.location.origin;

/** Links that the browser follows itself. */
let followed: string[] = [];
const note = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!event.defaultPrevented && link) followed.push(link.href);
  // jsdom follows no links.
  event.preventDefault();
};

beforeEach(() => {
  followed = [];
  push.mockClear();
  replace.mockClear();
  render(
    <PageFrame address="/en" router={{ push, replace }}>
      <RouterLinks />
      <Link href="/en/s?page=2">
        <span>Search</span>
      </Link>
      <Link href="/en?tab=2" replace scroll={false}>
        Tab
      </Link>
      <Link href="/en/contact" target="_blank">
        Contact
      </Link>
      <Link href="/en/archive" download>
        Archive
      </Link>
      <Link href="https://example.org/">Elsewhere</Link>
      <Link href="/en/answered" onClick={(event) => event.preventDefault()}>
        Answered
      </Link>
      <a href="/en/auth">Sign in</a>
    </PageFrame>,
  );
  window.addEventListener('click', note);
});
afterEach(() => window.removeEventListener('click', note));

const link = (name: string) => screen.getByRole('link', { name });

describe('RouterLinks', () => {
  it('opens the site’s pages by the router, also at a press inside the link or by keyboard', async () => {
    const user = userEvent.setup();
    await user.click(screen.getByText('Search'));
    link('Search').focus();
    await user.keyboard('{Enter}');
    expect(push.mock.calls).toEqual(Array.from({ length: 2 }, () => [`${origin}/en/s?page=2`, { scroll: true }]));
    expect(followed).toEqual([]);
  });

  it('replaces the history entry and keeps the scroll position where the link says so', () => {
    fireEvent.click(link('Tab'));
    expect(replace.mock.calls).toEqual([[`${origin}/en?tab=2`, { scroll: false }]]);
    expect(push).not.toHaveBeenCalled();
  });

  it('leaves other tabs, downloads, other sites and plain links to the browser', () => {
    fireEvent.click(link('Search'), { ctrlKey: true });
    fireEvent.click(link('Search'), { metaKey: true });
    for (const name of ['Contact', 'Archive', 'Elsewhere', 'Sign in']) fireEvent.click(link(name));
    expect(followed).toHaveLength(6);
    expect([push, replace].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('ignores a press that the page has handled itself', () => {
    fireEvent.click(link('Answered'));
    expect(push).not.toHaveBeenCalled();
    expect(followed).toEqual([]);
  });
});
