import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Multiselect } from './multiselect';

const options = [
  {
    id: 'group',
    label: 'Vake-Saburtalo',
    children: [
      { id: 'vake', label: 'Vake' },
      { id: 'saburtalo', label: 'Saburtalo' },
    ],
  },
  { id: 'gldani', label: 'Gldani' },
];

function Example() {
  const [value, setValue] = useState<string[]>([]);
  return (
    <>
      <Multiselect label="Districts" options={options} value={value} onValueChange={setValue} placeholder="Any" />
      <button type="button">Elsewhere</button>
      <output>{value.join()}</output>
    </>
  );
}

const open = async () => {
  render(<Example />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{Enter}');
  const first = await screen.findByRole('checkbox', { name: 'Vake-Saburtalo' });
  await expect.poll(() => document.activeElement).toBe(first);
  return { user, chosen: () => screen.getByRole('status') };
};

describe('Multiselect', () => {
  it('toggles rows with arrows and Space', async () => {
    const { user, chosen } = await open();
    await user.keyboard('{ArrowDown}[Space]');
    expect(screen.getByRole('checkbox', { name: 'Vake' })).toBeChecked();
    expect(chosen()).toHaveTextContent('vake');
    await user.keyboard('{End}[Space]');
    expect(chosen()).toHaveTextContent('vake,gldani');
    await user.keyboard('[Space]');
    expect(chosen()).toHaveTextContent(/^vake$/);
  });

  it('shows a partly chosen parent as mixed and completes it with one press', async () => {
    const { user, chosen } = await open();
    await user.keyboard('{ArrowDown}[Space]');
    const parent = screen.getByRole('checkbox', { name: 'Vake-Saburtalo' });
    expect(parent).toBePartiallyChecked();
    await user.keyboard('{Home}[Space]');
    expect(parent).toBeChecked();
    expect(parent).not.toBePartiallyChecked();
    expect(chosen()).toHaveTextContent('vake,saburtalo');
  });

  it('closes on Escape and restores the focus', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('button', { name: /^Districts:/ })).toHaveFocus();
  });

  it('closes on a press outside', async () => {
    const { user } = await open();
    await user.click(screen.getByText('Elsewhere'));
    await expect.poll(() => screen.queryByRole('checkbox')).toBeNull();
  });
});
