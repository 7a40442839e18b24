import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Segmented } from '@/components/ui/inputs/segmented';

function Example() {
  const [value, setValue] = useState<'gel' | 'usd'>('gel');
  return (
    <Segmented
      label="Currency"
      value={value}
      onValueChange={setValue}
      options={[
        { value: 'gel', label: '₾', accessibleLabel: 'Lari' },
        { value: 'usd', label: '$', accessibleLabel: 'Dollar' },
      ]}
    />
  );
}

describe('Segmented', () => {
  it('is one tab stop and changes with the arrows', async () => {
    render(<Example />);
    const user = userEvent.setup();
    await user.tab();
    expect(screen.getByRole('radio', { name: 'Lari' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Dollar' })).toBeChecked();
    expect(screen.getByRole('radiogroup', { name: 'Currency' })).toBeVisible();
  });
});
