import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Slider } from '@/components/ui/inputs/slider';

function Single() {
  const [value, setValue] = useState(50);
  return (
    <Slider label="Down payment" value={value} onValueChange={setValue} min={15} max={100} describeValue={(now) => `${now} %`} />
  );
}

function Range() {
  const [value, setValue] = useState<readonly [number, number]>([20, 40]);
  return <Slider label={['From', 'To']} value={value} onValueChange={setValue} />;
}

describe('Slider', () => {
  it.each([
    ['{ArrowRight}', 51],
    ['{ArrowUp}', 51],
    ['{ArrowLeft}', 49],
    ['{PageUp}', 60],
    ['{PageDown}', 40],
    ['{Home}', 15],
    ['{End}', 100],
  ])('%s moves 50 to %i', async (key, expected) => {
    render(<Single />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard(key);
    expect(screen.getByRole('slider', { name: 'Down payment' })).toHaveValue(String(expected));
  });

  it('stops at its ends', async () => {
    render(<Single />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{End}{ArrowRight}');
    expect(screen.getByRole('slider')).toHaveValue('100');
  });

  it('announces its formatted value', () => {
    render(<Single />);
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '50 %');
  });

  it('moves each thumb of a range by itself and never past the other', async () => {
    render(<Range />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    await user.tab();
    await user.keyboard('{PageUp}');
    expect(screen.getByRole('slider', { name: 'From' })).toHaveValue('21');
    expect(screen.getByRole('slider', { name: 'To' })).toHaveValue('50');
    await user.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}');
    expect(Number(screen.getByRole<HTMLInputElement>('slider', { name: 'To' }).value)).toBeGreaterThanOrEqual(21);
  });
});
