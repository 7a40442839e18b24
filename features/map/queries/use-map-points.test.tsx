import { renderHook, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import { QueryProvider } from '@/lib/api/query-provider';
import { type MapView, useMapPoints } from './use-map-points';

let asked = 0;
const api = setupServer(
  http.get('*/api/microservice/statements/map-data', () => {
    asked += 1;
    // It never resolves: only leaving the view ends it.
    return new Promise<never>(() => {});
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
afterEach(() => queryClient.clear());
afterAll(() => api.close());

const view: MapView = { bounds: [41.7, 44.7, 41.8, 44.8], zoom: 14 };

it('aborts the request of a view that was left', async () => {
  const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  const initialProps: { shown: MapView | null } = { shown: view };
  const { rerender } = renderHook(({ shown }) => useMapPoints({}, shown, 1), { wrapper: QueryProvider, initialProps });
  await waitFor(() => expect(asked).toBe(1));
  expect(abort).not.toHaveBeenCalled();
  rerender({ shown: { ...view, zoom: 15 } });
  await waitFor(() => expect(abort).toHaveBeenCalledOnce());
});
