import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import map from '@/messages/en/map.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { startDraft } from '../../domain/draw/draft';
import { createMapProjection } from '../../domain/draw/map-projection';
import { type AreaFrame, useAreaMarkers } from './area-markers';
import type { Drawing } from './use-drawing';

const projection = createMapProjection([41.6, 44.6, 41.8, 44.8], { width: 400, height: 400 });
const frame: AreaFrame = { ...projection, pixelOf: (x, y) => ({ x, y }) };
const act = vi.fn<Drawing['act']>();
const listen = vi.fn();

function Markers() {
  const markers = useAreaMarkers(
    {
      draft: startDraft(['gxw-Hgv6wIAw-Bw-BAAv-B']),
      areas: [],
      counts: { total: 117, each: [117] },
      filters: {},
      act,
      open: vi.fn(),
      close: vi.fn(),
    },
    frame,
  );
  return markers.map(({ key, node }) => <div key={key}>{node}</div>);
}

it('the arrows move a corner and not the map, which listens between the corner and React', async () => {
  const { container } = render(
    <PageFrame address="/en" messages={{ map }}>
      <Markers />
    </PageFrame>,
  );
  container.addEventListener('keydown', listen);
  expect(screen.getByRole('button', { name: 'Area 1 · 117 listings' })).toHaveTextContent('1 · 117');
  const corner = screen.getByRole('button', { name: /^Corner 1 of area 1;/ });
  corner.focus();
  await userEvent.setup().keyboard('{ArrowUp}');
  expect(act.mock.calls.map(([{ type }]) => type)).toEqual(['grab', 'drag', 'drop']);
  const [, drag] = act.mock.calls;
  expect(drag?.[0]).toMatchObject({ corner: 0, to: { lng: expect.closeTo(44.7, 6), lat: expect.closeTo(41.706, 3) } });
  expect(listen).not.toHaveBeenCalled();
});
