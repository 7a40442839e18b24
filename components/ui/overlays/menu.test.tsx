import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from '@/components/ui/overlays/menu';

describe('Menu', () => {
  it('opens, chooses with arrows and Enter, and restores the focus', async () => {
    const onLeave = vi.fn();
    render(
      <Menu
        trigger={<button type="button">Account</button>}
        items={[
          { id: 'profile', label: 'Profile', link: <a href="/account/profile">Profile</a> },
          { id: 'leave', label: 'Log out', onSelect: onLeave },
        ]}
      />,
    );
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/account/profile');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onLeave).toHaveBeenCalledOnce();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Account' }));
  });

  it('checks the chosen entry of a single choice', async () => {
    const onOld = vi.fn();
    render(
      <Menu
        trigger={<button type="button">Sort</button>}
        checkedId="new"
        items={[
          { id: 'new', label: 'Newest' },
          { id: 'old', label: 'Oldest', onSelect: onOld },
        ]}
      />,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Sort' }));
    expect(await screen.findByRole('menuitemradio', { name: 'Newest' })).toBeChecked();
    await user.click(screen.getByRole('menuitemradio', { name: 'Oldest' }));
    expect(onOld).toHaveBeenCalledOnce();
  });
});
