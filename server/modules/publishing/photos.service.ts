import { randomBytes } from 'node:crypto';
import { imagesMax, type OwnImage } from '@/lib/contracts/statements/own-statements';
import type { StatementImage } from '@/lib/contracts/statements/statements';
import { isEditable } from '@/lib/domain/statement/status-machine';
import { invalid, notFound } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import type { StatementRecord } from '../statements/statements.row.query';
import type { UploadBody } from '../uploads/uploads.multipart';
import { baseNameOf, baseNamesOf, type ImageUrls, type UploadsService, urlsOf } from '../uploads/uploads.service';
import { photoNamePrefix } from './photos.files';
import { imageIdOf, toOwnImage } from './publishing.mapper';
import { changedElsewhere, fixedImage, wrongState } from './publishing.rules';
import type { PublishingParts, PublishingService } from './publishing.service';

export type PhotosParts = Pick<PublishingParts, 'atomically'> & {
  own: PublishingService;
  uploads: UploadsService;
  /** Photos that were sent. */
  uploadLimiter: RateLimiter;
  clock: Clock;
};

/** A photo that is stored already; `key` has twenty hexadecimal digits. */
export type PhotoContent = { key: string; read: () => Promise<Uint8Array> };

export type PhotosService = ReturnType<typeof createPhotosService>;

const uploadLimit = { countMax: 600, windowSeconds: 3600 };
const full = () => invalid({ image: ['errors.images_full'] });

/** Exactly one photo is the main one: the one that was, else the first. */
function withMain(images: StatementImage[]): StatementImage[] {
  const main = Math.max(
    0,
    images.findIndex((image) => image.is_main),
  );
  return images.map((image, index) => ({ ...image, is_main: index === main }));
}

const indexOf = (images: StatementImage[], imageId: string): number => images.findIndex((image) => imageIdOf(image) === imageId);

/** The photos of one's own statements. Each call throws ApiError 404 for what is not theirs, 409 where the state allows no edit. */
export function createPhotosService({ atomically, own, uploads, uploadLimiter, clock }: PhotosParts) {
  const newName = (id: number): string => `${photoNamePrefix(id)}${randomBytes(10).toString('hex')}`;

  const assertEditable = (record: StatementRecord): void => {
    if (!isEditable(record.state)) throw wrongState();
  };

  /** Replaces the photos by what `edit` makes of them, while nobody else can. */
  const edit = async (
    userId: number,
    id: number,
    isSubstantive: boolean,
    change: (images: StatementImage[]) => StatementImage[],
  ): Promise<OwnImage[]> =>
    atomically(async (tx) => {
      const record = await tx.lock(userId, id);
      if (!record) throw notFound();
      assertEditable(record);
      const images = withMain(change(record.images));
      await tx.setImages(id, images, isSubstantive ? clock() : null);
      return images.map(toOwnImage);
    });

  const added = (images: OwnImage[], urls: ImageUrls): { image: OwnImage; images: OwnImage[] } => {
    const image = images.find(({ large }) => large === urls.large);
    if (!image) throw new Error('The photo was not added.');
    return { image, images };
  };

  /** Removes the files if the work fails. */
  const orRemove = async <T>(urls: ImageUrls, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      await uploads.remove(baseNamesOf([urls]));
      throw error;
    }
  };

  return {
    /** Adds a photo at the end. @throws ApiError 413, 415, 422 on `image`, 429 after 600 in an hour, 503 when too many are under way */
    add: async (userId: number, id: number, body: UploadBody) => {
      const record = await own.find(userId, id);
      assertEditable(record);
      if (record.images.length >= imagesMax) throw full();
      await uploadLimiter.take(`user ${userId}`, uploadLimit);
      const urls = await uploads.add(body, 'image', newName(id));
      return orRemove(urls, async () => {
        const images = await edit(userId, id, true, (before) => {
          if (before.length >= imagesMax) throw full();
          return [...before, { ...urls, is_main: false }];
        });
        return added(images, urls);
      });
    },

    /**
     * Adds photos that are stored already, in their order behind the others. One that is there under the same key is left out.
     * @throws ApiError 422 on `image` when there is no room for all of them: none is added
     */
    addContents: async (
      userId: number,
      id: number,
      contents: readonly PhotoContent[],
    ): Promise<{ added: number; total: number }> => {
      const record = await own.find(userId, id);
      assertEditable(record);
      const isNew = (images: StatementImage[], { large }: Pick<ImageUrls, 'large'>): boolean =>
        images.every((image) => image.large !== large);
      const named = contents.map(({ key, read }) => ({ baseName: `${photoNamePrefix(id)}${key}`, read }));
      const missing = named.filter(({ baseName }) => isNew(record.images, urlsOf(baseName)));
      if (missing.length === 0) return { added: 0, total: record.images.length };
      if (record.images.length + missing.length > imagesMax) throw full();
      const stored: ImageUrls[] = [];
      // Another request may add the same photos, so files that no row names in the end are left to the sweep.
      for (const { baseName, read } of missing) stored.push(await uploads.addContent(await read(), baseName));
      let added = 0;
      const images = await edit(userId, id, true, (before) => {
        const fresh = stored.filter((urls) => isNew(before, urls));
        if (before.length + fresh.length > imagesMax) throw full();
        added = fresh.length;
        return [...before, ...fresh.map((urls) => ({ ...urls, is_main: false }))];
      });
      return { added, total: images.length };
    },

    /** Puts all photos in an order. @throws ApiError 409 when others are stored than those named, 422 on `main_id` */
    order: (userId: number, id: number, ids: string[], mainId: string): Promise<OwnImage[]> =>
      edit(userId, id, false, (before) => {
        const known = new Map(before.map((image) => [imageIdOf(image), image]));
        const isWhole = ids.length === known.size && new Set(ids).size === ids.length && ids.every((name) => known.has(name));
        if (!isWhole) throw changedElsewhere();
        if (!known.has(mainId)) throw invalid({ main_id: ['errors.field_invalid'] });
        return ids.flatMap((name) => {
          const image = known.get(name);
          return image ? [{ ...image, is_main: name === mainId }] : [];
        });
      }),

    /**
     * Turns a photo clockwise; the turned one takes its place under another id. @throws ApiError 409 for one that is not stored by this
     * site
     */
    rotate: async (userId: number, id: number, imageId: string, degrees: 90 | 180 | 270) => {
      const record = await own.find(userId, id);
      assertEditable(record);
      const photo = record.images[indexOf(record.images, imageId)];
      if (!photo) throw notFound();
      const baseName = baseNameOf(photo.large);
      if (baseName === null) throw fixedImage();
      const urls = await uploads.addRotated(baseName, degrees, newName(id));
      if (urls === null) throw notFound();
      const result = await orRemove(urls, async () => {
        const images = await edit(userId, id, false, (before) => {
          const index = indexOf(before, imageId);
          if (index === -1) throw changedElsewhere();
          return before.map((image, at) => (at === index ? { ...urls, is_main: image.is_main } : image));
        });
        return added(images, urls);
      });
      await uploads.remove([baseName]);
      return result;
    },

    /** Takes a photo out and removes its files. */
    remove: async (userId: number, id: number, imageId: string): Promise<OwnImage[]> => {
      const removed: string[] = [];
      const images = await edit(userId, id, true, (before) => {
        const photo = before[indexOf(before, imageId)];
        if (!photo) throw notFound();
        removed.push(...baseNamesOf([photo]));
        return before.filter((image) => image !== photo);
      });
      await uploads.remove(removed);
      return images;
    },
  };
}
