import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Tabs } from '@/components/ui/navigation/tabs';

function Example() {
  const [value, setValue] = useState<'sale' | 'rent' | 'daily'>('sale');
  return (
    <Tabs
      label="Deal"
      value={value}
      onValueChange={setValue}
      items={[
        { value: 'sale', label: 'Sale', panel: 'Flats for sale' },
        { value: 'rent', label: 'Rent', panel: 'Flats for rent' },
        { value: 'daily', label: 'Daily', panel: 'Flats by the day' },
      ]}
    />
  );
}

describe('Tabs', () => {
  it('is one tab stop and moves with arrows, Home and End', async () => {
    render(<Example />);
    const user = userEvent.setup();
    await user.tab();
    expect(screen.getByRole('tab', { name: 'Sale' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Rent' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Rent' })).toHaveTextContent('Flats for rent');
    await user.keyboard('{End}');
    expect(screen.getByRole('tab', { name: 'Daily' })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Home}');
    expect(screen.getByRole('tab', { name: 'Sale' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });
});
