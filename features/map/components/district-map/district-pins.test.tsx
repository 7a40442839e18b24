import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DistrictPin, useChosenDistricts } from './district-pins';

const points = [
  { id: 4, at: { lat: 41.71, lng: 44.75 }, name: 'Vake-Saburtalo', count: '12' },
  { id: 6, at: { lat: 41.69, lng: 44.8 }, name: 'Old Tbilisi', count: '3' },
];
const onInput = vi.fn();

function Page() {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const { chosen, toggle } = useChosenDistricts(form);
  return (
    <form ref={setForm} onInput={onInput}>
      {points.map((point) => (
        <DistrictPin key={point.id} point={point} isChosen={chosen.has(point.id)} onPress={() => toggle(point.id)} />
      ))}
      <input type="checkbox" name="districts" value="4" aria-label="Vake" defaultChecked />
      <input type="checkbox" name="districts" value="6" aria-label="Old" />
    </form>
  );
}
const pin = (name: RegExp) => screen.getByRole('button', { name });

it('shows the chosen districts, and follows their boxes', async () => {
  render(<Page />);
  expect(pin(/Vake-Saburtalo 12/)).toHaveAttribute('aria-pressed', 'true');
  expect(pin(/Old Tbilisi 3/)).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Old' }));
  expect(pin(/Old Tbilisi/)).toHaveAttribute('aria-pressed', 'true');
});

it('checks the box of a pressed district, which notifies the form', async () => {
  render(<Page />);
  onInput.mockClear();
  await userEvent.click(pin(/Old Tbilisi/));
  expect(screen.getByRole('checkbox', { name: 'Old' })).toBeChecked();
  expect(pin(/Old Tbilisi/)).toHaveAttribute('aria-pressed', 'true');
  expect(onInput).toHaveBeenCalledOnce();
  await userEvent.click(pin(/Vake/));
  expect(screen.getByRole('checkbox', { name: 'Vake' })).not.toBeChecked();
});
