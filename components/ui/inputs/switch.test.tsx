import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Switch } from '@/components/ui/inputs/switch';

describe('Switch', () => {
  it('toggles from the keyboard and from its label', async () => {
    const onCheckedChange = vi.fn();
    render(<Switch onCheckedChange={onCheckedChange}>With photos</Switch>);
    const user = userEvent.setup();
    await user.tab();
    const control = screen.getByRole('switch', { name: 'With photos' });
    expect(control).toHaveFocus();
    await user.keyboard('[Space]');
    expect(control).toBeChecked();
    await user.click(screen.getByText('With photos'));
    expect(control).not.toBeChecked();
    expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
  });
});
