import { createHash } from 'node:crypto';
import type { AddedPhotos } from '@/lib/contracts/money/orders';
import { serviceIds } from '@/lib/domain/order/services';
import type { Repositories } from '@/server/composition/repositories';
import { invalid, notFound } from '../../http/errors';
import type { StoragePort } from '../../ports/storage';
import type { PhotosService } from '../publishing/photos.service';
import type { OrderFileRow } from './orders.repository';
import { wrongOrderState } from './orders.service';

export type OrderPhotosParts = {
  repositories: Pick<Repositories, 'orders'>;
  storage: Pick<StoragePort, 'get'>;
  photos: Pick<PhotosService, 'addContents'>;
};
export type OrderPhotosService = ReturnType<typeof createOrderPhotosService>;

const isPicture = ({ kind, mediaType, url }: OrderFileRow): boolean =>
  kind === 'result' && url === null && mediaType.startsWith('image/');

/** Twenty hexadecimal digits derived from the file, so that the same photo is added once. */
const photoKeyOf = ({ storageName }: OrderFileRow): string => createHash('sha256').update(storageName).digest('hex').slice(0, 20);

/** Photos of an accepted photo tour on the statement that they were made for. */
export function createOrderPhotosService({ repositories, storage, photos }: OrderPhotosParts) {
  return {
    /**
     * Adds the chosen photos behind those that the statement has, in the order of the files; one that it has already is left out.
     * @throws ApiError 404; 409 before the work is accepted, without a statement, or where that allows no edit; 422 on `files`
     */
    add: async (userId: number, orderId: number, fileIds: readonly number[]): Promise<AddedPhotos> => {
      const order = await repositories.orders.findOwn(userId, orderId);
      if (!order) throw notFound();
      const [statementId] = order.statementIds;
      if (order.serviceId !== serviceIds.photoTour || order.state !== 'closed' || statementId === undefined)
        throw wrongOrderState();
      const chosen = (await repositories.orders.files(orderId)).filter((file) => isPicture(file) && fileIds.includes(file.id));
      if (chosen.length !== new Set(fileIds).size) throw invalid({ files: ['errors.field_unknown_id'] });
      const contents = chosen.map((file) => ({
        key: photoKeyOf(file),
        read: async () => {
          const bytes = await storage.get(file.storageName);
          if (!bytes) throw notFound();
          return bytes;
        },
      }));
      return photos.addContents(userId, statementId, contents);
    },
  };
}
