import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Dialog } from '@/components/ui/overlays/dialog';

function Example() {
  return (
    <>
      <a href="/before">Before</a>
      <Dialog trigger={<button type="button">Open</button>} title="Delete?" description="It cannot be undone." closeLabel="Close">
        <button type="button">First</button>
        <button type="button">Last</button>
      </Dialog>
      <a href="/after">After</a>
    </>
  );
}

const open = async () => {
  render(<Example />);
  const user = userEvent.setup();
  const trigger = screen.getByRole('button', { name: 'Open' });
  trigger.focus();
  await user.keyboard('{Enter}');
  return { user, trigger, dialog: await screen.findByRole('dialog') };
};

describe('Dialog', () => {
  it('is named and described by its header', async () => {
    const { dialog } = await open();
    expect(dialog).toHaveAccessibleName('Delete?');
    expect(dialog).toHaveAccessibleDescription('It cannot be undone.');
  });

  it('traps the focus while tabbing', async () => {
    const { user, dialog } = await open();
    const seen = new Set<string | null>();
    for (let press = 0; press < 8; press += 1) {
      await user.tab();
      await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
      seen.add(document.activeElement?.textContent ?? null);
    }
    expect(seen).toContain('First');
    expect(seen).toContain('Last');
  });

  it('closes on Escape and returns the focus to its opener', async () => {
    const { user, trigger } = await open();
    await user.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(trigger);
  });

  it('closes with its button', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });
});
