import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import map from '@/messages/en/map.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { chooseSurroundings, type SurroundingGroup, type SurroundingRow, surroundingsNear } from '../../domain/surroundings';
import { SurroundingPin } from './surrounding-marks';
import { SurroundingChips, SurroundingsList } from './surroundings-list';

const home = { lat: 41.71, lng: 44.76 };
const rows: SurroundingRow[] = [
  ['metro', 41.72, 44.76, { ka: 'დელისი', en: 'Delisi', ru: 'Делиси' }],
  ['pharmacy', 41.711, 44.76, ''],
];
const near = surroundingsNear(rows, home, 'en');

function Block() {
  const [group, setGroup] = useState<SurroundingGroup | null>(null);
  const shown = chooseSurroundings(near, group);
  return (
    <PageFrame address="/en" messages={{ map }}>
      <SurroundingChips near={near} group={group} onGroupChange={setGroup} />
      {shown.map((each) => (
        <SurroundingPin key={each.key} near={each} />
      ))}
      <SurroundingsList shown={shown} />
    </PageFrame>
  );
}

const listed = () =>
  within(screen.getByRole('list', { name: map.surroundings.label }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const pinned = () => screen.getAllByRole('img').map((pin) => pin.getAttribute('aria-label'));

describe('the surroundings of a home', () => {
  it('are the same on the map and in the list, with distance, minutes and how they are counted', () => {
    render(<Block />);
    expect(pinned()).toEqual(['Delisi metro, 18 min', 'Pharmacy, 2 min']);
    expect(listed()).toEqual(['Delisi metro1.1 km18 min', 'Pharmacy110 m2 min']);
    expect(screen.getByText(/straight line × 1\.3/)).toBeVisible();
  });

  it('are filtered in both by a chip, and no chip leads to nothing', async () => {
    render(<Block />);
    expect(screen.getAllByRole('button').map((chip) => chip.textContent)).toEqual(['All', 'Metro', 'Pharmacies']);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Pharmacies' }));
    expect(pinned()).toEqual(['Pharmacy, 2 min']);
    expect(listed()).toHaveLength(1);
  });
});
