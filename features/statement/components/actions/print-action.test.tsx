import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import common from '@/messages/en/common.json';
import statement from '@/messages/en/statement.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { printedMapId } from './printed-map-id';
import { PrintAction } from './statement-actions';

const park = {
  properties: { kind: 'park' },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [44.76, 41.71],
        [44.761, 41.71],
        [44.761, 41.711],
      ],
    ],
  },
};
const server = setupServer(http.get('*/assets/map/tbilisi.json', () => HttpResponse.json({ features: [park] })));
const print = vi.fn<() => void>();
beforeAll(() => server.listen());
beforeEach(() => {
  print.mockReset();
  vi.stubGlobal('print', print);
});
afterAll(() => server.close());

function open(at: { lat: number; lng: number } | null) {
  render(
    <PageFrame address="/en/statements/1" messages={{ common, statement }}>
      <PrintAction at={at} />
      <div id={printedMapId} />
    </PageFrame>,
  );
}
const at = { lat: 41.71, lng: 44.76 };

it.each([
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: statement.actions.print })), true],
  // The Georgian letter on the same key.
  ['Ctrl-P', () => fireEvent.keyDown(window, { key: 'პ', code: 'KeyP', ctrlKey: true }), false],
] as const)('prints by %s, with the map drawn before', async (_name, press, isDefault) => {
  print.mockImplementation(() => expect(screen.getByRole('img', { name: statement.location.title })).toBeInTheDocument());
  open(at);
  expect(press()).toBe(isDefault);
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});

it('leaves printing to the browser where no place is known, and other keys alone', () => {
  open(null);
  expect(fireEvent.keyDown(window, { code: 'KeyP', ctrlKey: true })).toBe(true);
  open(at);
  expect(fireEvent.keyDown(window, { code: 'KeyP' })).toBe(true);
  expect(fireEvent.keyDown(window, { code: 'KeyP', ctrlKey: true, shiftKey: true })).toBe(true);
  expect(print).not.toHaveBeenCalled();
});
