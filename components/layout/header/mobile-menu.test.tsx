import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { PageFrame } from '@/tests/setup/page-frame';
import { pageBodyId } from '../page-body';
import { MobileMenu } from './mobile-menu';

function Page({ address = '/en' }: { address?: string }) {
  return (
    <PageFrame address={address}>
      <MobileMenu openLabel="Menu" closeLabel="Close menu">
        <a href="#list">Buy</a>
        <button type="button">US dollar</button>
      </MobileMenu>
      <div id={pageBodyId}>
        <a href="#below">Below</a>
      </div>
    </PageFrame>
  );
}

const open = async () => {
  const user = userEvent.setup();
  const view = render(<Page />);
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Close menu' });
  return { user, ...view };
};
const body = () => document.getElementById(pageBodyId);

afterEach(() => {
  window.innerWidth = 1024;
});

describe('MobileMenu', () => {
  it('opens by keyboard, and the next stop is its first entry', async () => {
    const { user } = await open();
    expect(screen.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Buy' })).toHaveFocus();
  });

  it('keeps the page below from scrolling and from the focus while it is open', async () => {
    await open();
    expect(document.body.style.overflow).toBe('hidden');
    expect(body()).toHaveAttribute('inert');
  });

  it('closes on Escape, gives the focus back and frees the page', async () => {
    const { user } = await open();
    await user.tab();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'Buy' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
    expect(document.body.style.overflow).toBe('');
    expect(body()).not.toHaveAttribute('inert');
  });

  it('closes when an entry is chosen, but not when a setting is', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'US dollar' }));
    expect(screen.getByRole('link', { name: 'Buy' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Buy' }));
    expect(screen.queryByRole('link', { name: 'Buy' })).not.toBeInTheDocument();
    expect(document.body.style.overflow).toBe('');
  });

  it('closes with its own button', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('is closed on the next page', async () => {
    const { rerender } = await open();
    rerender(<Page address="/en/s" />);
    expect(screen.queryByRole('link', { name: 'Buy' })).not.toBeInTheDocument();
  });

  it('closes where the bars of the header have room for everything', async () => {
    await open();
    act(() => {
      window.innerWidth = 1200;
      window.dispatchEvent(new Event('resize'));
    });
    expect(document.body.style.overflow).toBe('');
  });
});
