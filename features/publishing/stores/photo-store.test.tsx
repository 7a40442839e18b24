import { waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createPhotoUploads } from './photo-store';

const path = '*/api/microservice/users/statements/:statementId/images';
const image = (id: string) => ({ id, large: `/${id}`, thumb: `/${id}`, blur: `/${id}`, is_main: false });
const orders: string[][] = [];
// Each test has its own statement: the last order of one may be saved while the next runs.
let statementId = 0;
let added = 0;
let running = 0;
let mostRunning = 0;

const api = setupServer(
  http.post(path, async () => {
    added += 1;
    const id = `i${added}`;
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    await delay(40);
    running -= 1;
    return HttpResponse.json({ result: true, data: { image: image(id), images: [] } }, { status: 201 });
  }),
  http.put(path, async ({ params, request }) => {
    const { images } = (await request.json()) as { images: string[] };
    if (params.statementId === String(statementId)) orders.push(images);
    return HttpResponse.json({ result: true, data: { images: [] } });
  }),
  http.post(`${path}/:id/rotate`, ({ params }) =>
    HttpResponse.json({ result: true, data: { image: image(`${params.id}-rotated`), images: [] } }),
  ),
  http.delete(`${path}/:id`, () => HttpResponse.json({ result: true, data: { images: [] } })),
);
beforeAll(() => {
  api.listen({ onUnhandledFrame: 'error' });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
});
beforeEach(() => {
  statementId += 1;
  added = 0;
  running = 0;
  mostRunning = 0;
  orders.length = 0;
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const files = (count: number) => Array.from({ length: count }, (_, index) => file(`${index}.jpg`));
const open = (images: ReturnType<typeof image>[] = []) => {
  const own = statementId;
  return createPhotoUploads(images, async () => own);
};
const states = (photos: ReturnType<typeof open>) => photos.store.getState().photos.map(({ state }) => state);
const uuids = (photos: ReturnType<typeof open>) => photos.store.getState().photos.map(({ uuid }) => uuid);

it('uploads every chosen file, at most three at a time', async () => {
  const photos = open();
  photos.add(files(7));
  await waitFor(() => expect(states(photos)).toEqual(Array(7).fill('uploaded')));
  expect(added).toBe(7);
  expect(mostRunning).toBe(3);
});

it('refuses a file with the reason before anything is sent', () => {
  const photos = open();
  photos.add([file('a.pdf', 'application/pdf')]);
  expect(photos.store.getState().refused).toMatchObject([{ name: 'a.pdf', reason: 'type' }]);
  expect(added).toBe(0);
});

it('keeps a failed photo for a retry', async () => {
  api.use(http.post(path, () => HttpResponse.error(), { once: true }));
  const photos = open();
  photos.add(files(1));
  await waitFor(() => expect(states(photos)).toEqual(['failed']));
  const [failed] = photos.store.getState().photos;
  expect(failed?.error).toBe('errors.connection');
  photos.retry(failed?.key ?? '');
  await waitFor(() => expect(states(photos)).toEqual(['uploaded']));
});

it('shows why the server refuses a photo', async () => {
  const errors = { image: ['errors.image_broken'] };
  api.use(
    http.post(path, () =>
      HttpResponse.json({ result: false, data: null, errors, message: 'errors.invalid', request_id: 'r' }, { status: 422 }),
    ),
  );
  const photos = open();
  photos.add(files(1));
  await waitFor(() => expect(photos.store.getState().photos[0]?.error).toBe('errors.image_broken'));
});

it('saves a new order after a pause, the first photo being the main one', async () => {
  const photos = open([image('a'), image('b'), image('c')]);
  photos.move('c', 1);
  photos.move('c', 0);
  await waitFor(() => expect(orders).toEqual([['c', 'a', 'b']]));
});

it('saves no unchanged order', async () => {
  const photos = open([image('a'), image('b')]);
  photos.move('b', 0);
  photos.move('b', 1);
  await photos.saveOrder();
  expect(orders).toEqual([]);
});

it('follows a rotated photo to its new id', async () => {
  const photos = open([image('a'), image('b')]);
  await photos.rotate('a');
  expect(uuids(photos)).toEqual(['a-rotated', 'b']);
  await photos.saveOrder();
  expect(orders).toEqual([]);
});

it('removes a deleted photo, and keeps it where the server failed', async () => {
  const photos = open([image('a'), image('b')]);
  expect(await photos.remove({ key: 'a', uuid: 'a' })).toBe(true);
  expect(uuids(photos)).toEqual(['b']);
  api.use(http.delete(`${path}/:id`, () => HttpResponse.error()));
  expect(await photos.remove({ key: 'b', uuid: 'b' })).toBe(false);
  expect(uuids(photos)).toEqual(['b']);
  expect(photos.store.getState().error).toBe('errors.connection');
});

it('accepts at most twenty', () => {
  const photos = open(Array.from({ length: 19 }, (_, index) => image(`k${index}`)));
  photos.add(files(3));
  expect(photos.store.getState().photos).toHaveLength(20);
  expect(photos.store.getState().refused.map(({ reason }) => reason)).toEqual(['count', 'count']);
});
