import { createStore, type StoreApi } from 'zustand';
import { ApiFailure } from '@/lib/api/client';
import { imageBytesMax, imagesMax, imageTypes, type OwnImage } from '@/lib/contracts/statements/own-statements';
import { movePhoto, nextUploads, type Photo, type RefusedFile, sortFiles, uploadedUuids } from '../domain/photos';
import { addImage, deleteImage, orderImages, rotateImage } from '../queries/images';

export const photoLimits = { countMax: imagesMax, bytesMax: imageBytesMax, types: imageTypes };
const orderPauseMs = 500;
const busyMs = 2000;

export type PhotoStoreState = {
  photos: Photo[];
  /** Refused files of the last choice. */
  refused: (RefusedFile & { key: string })[];
  /** Message key for a failed order, rotation or deletion. */
  error: string | null;
};
export type PhotoStore = StoreApi<PhotoStoreState>;

const photoOf = (image: OwnImage): Photo => ({
  key: image.id,
  uuid: image.id,
  source: image.thumb,
  state: 'uploaded',
  progress: 1,
  error: null,
});

const messageOf = (error: unknown): string => {
  if (!(error instanceof ApiFailure)) throw error;
  const [first] = Object.values(error.envelope?.errors ?? {}).flat();
  return first ?? error.message;
};

/**
 * Uploads the photos of one statement, at most three at a time, and saves their order after a pause.
 * @param images the statement's present photos
 * @param findStatementId resolves to the statement's id, creating the draft if there is none; null when that fails
 */
export function createPhotoUploads(images: readonly OwnImage[], findStatementId: () => Promise<number | null>) {
  const store: PhotoStore = createStore<PhotoStoreState>()(() => ({ photos: images.map(photoOf), refused: [], error: null }));
  const files = new Map<string, File>();
  let savedOrder = images.map(({ id }) => id);
  let orderTimer: ReturnType<typeof setTimeout> | undefined;

  const all = (): Photo[] => store.getState().photos;
  const change = (key: string, changes: Partial<Photo>): void =>
    store.setState({ photos: all().map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)) });

  async function upload({ key }: Photo): Promise<void> {
    const file = files.get(key);
    const statementId = await findStatementId();
    if (!file || statementId === null) return change(key, { state: 'failed', error: 'errors.connection' });
    try {
      const image = await addImage(statementId, file, (progress) => change(key, { progress }));
      const photo = all().find((other) => other.key === key);
      savedOrder = [...savedOrder, image.id];
      if (!photo) {
        await remove(photoOf(image));
        return;
      }
      URL.revokeObjectURL(photo.source);
      files.delete(key);
      change(key, { uuid: image.id, source: image.thumb, state: 'uploaded', progress: 1 });
    } catch (error) {
      const isBusy = error instanceof ApiFailure && (error.status === 503 || error.status === 429);
      if (!isBusy) return change(key, { state: 'failed', error: messageOf(error) });
      await new Promise((resolve) => setTimeout(resolve, (error.retryAfterSeconds ?? 0) * 1000 || busyMs));
      change(key, { state: 'queued', progress: 0 });
    }
  }

  function pump(): void {
    const starting = nextUploads(all());
    for (const photo of starting) change(photo.key, { state: 'uploading', progress: 0, error: null });
    for (const photo of starting)
      void upload(photo).finally(() => {
        pump();
        scheduleOrder();
      });
  }

  async function saveOrder(): Promise<void> {
    const order = uploadedUuids(all());
    const statementId = await findStatementId();
    if (statementId === null || order.join() === savedOrder.join()) return;
    try {
      await orderImages(statementId, order);
      savedOrder = order;
      store.setState({ error: null });
    } catch (error) {
      store.setState({ error: messageOf(error) });
    }
  }

  function scheduleOrder(): void {
    clearTimeout(orderTimer);
    if (all().some(({ state }) => state === 'uploading' || state === 'queued')) return;
    if (uploadedUuids(all()).join() !== savedOrder.join()) orderTimer = setTimeout(() => void saveOrder(), orderPauseMs);
  }

  async function remove({ key, uuid }: Pick<Photo, 'key' | 'uuid'>): Promise<boolean> {
    const statementId = uuid === null ? null : await findStatementId();
    try {
      if (uuid !== null && statementId !== null) await deleteImage(statementId, uuid);
    } catch (error) {
      store.setState({ error: messageOf(error) });
      return false;
    }
    files.delete(key);
    savedOrder = savedOrder.filter((id) => id !== uuid);
    store.setState({ photos: all().filter((photo) => photo.key !== key), error: null });
    return true;
  }

  return {
    store,
    add: (chosen: readonly File[]): void => {
      const { accepted, refused } = sortFiles(chosen, all().length, photoLimits);
      const added = accepted.map((file): Photo => {
        const key = crypto.randomUUID();
        files.set(key, file);
        return { key, uuid: null, source: URL.createObjectURL(file), state: 'queued', progress: 0, error: null };
      });
      store.setState({
        photos: [...all(), ...added],
        refused: refused.map((file) => ({ ...file, key: crypto.randomUUID() })),
        error: null,
      });
      pump();
    },
    retry: (key: string): void => {
      change(key, { state: 'queued', error: null, progress: 0 });
      pump();
    },
    remove,
    /** Rotates a photo by 90 degrees clockwise. */
    rotate: async (key: string): Promise<void> => {
      const uuid = all().find((photo) => photo.key === key)?.uuid;
      const statementId = await findStatementId();
      if (!uuid || statementId === null) return;
      try {
        const image = await rotateImage(statementId, uuid);
        savedOrder = savedOrder.map((id) => (id === uuid ? image.id : id));
        change(key, { uuid: image.id, source: image.thumb });
        store.setState({ error: null });
      } catch (error) {
        store.setState({ error: messageOf(error) });
      }
    },
    move: (key: string, to: number): void => {
      store.setState({ photos: movePhoto(all(), key, to) });
      scheduleOrder();
    },
    /** Whether leaving the page would lose an upload. */
    isBusy: (): boolean => all().some(({ state }) => state === 'uploading' || state === 'queued'),
    /** Saves the order without the pause, before the statement is previewed or published. */
    saveOrder,
  };
}

export type PhotoUploads = ReturnType<typeof createPhotoUploads>;
