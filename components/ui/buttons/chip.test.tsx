import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Chip, RemovableChip } from '@/components/ui/buttons/chip';

function Example() {
  const [isSelected, setIsSelected] = useState(false);
  return (
    <Chip isSelected={isSelected} onSelectedChange={setIsSelected}>
      Flat
    </Chip>
  );
}

describe('Chip', () => {
  it('toggles by keyboard and announces its state', async () => {
    render(<Example />);
    const user = userEvent.setup();
    await user.tab();
    const chip = screen.getByRole('button', { name: 'Flat', pressed: false });
    await user.keyboard('{Enter}');
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('[Space]');
    expect(chip).toHaveAttribute('aria-pressed', 'false');
  });

  it('is removed by a named cross', async () => {
    const onRemove = vi.fn();
    render(
      <RemovableChip removeLabel="Remove Vake" onRemove={onRemove}>
        Vake
      </RemovableChip>,
    );
    const user = userEvent.setup();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Remove Vake' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onRemove).toHaveBeenCalledOnce();
  });
});
