import type { UploadedFile } from '@/lib/contracts/money/services';
import { imageBytesMax } from '@/lib/contracts/statements/own-statements';
import type { Repositories } from '@/server/composition/repositories';
import { ApiError, notFound } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import { privateNamePrefixes, type StoragePort } from '../../ports/storage';
import type { ReceiveDocument } from '../uploads/uploads.documents';
import type { UploadBody } from '../uploads/uploads.multipart';
import type { OrderFileRow, OrderRow } from './orders.repository';
import { wrongOrderState } from './orders.service';

export type OrderFilesParts = {
  repositories: Pick<Repositories, 'orders' | 'services'>;
  storage: StoragePort;
  receiveDocument: ReceiveDocument;
  limiter: RateLimiter;
  clock: Clock;
};
export type OrderFilesService = ReturnType<typeof createOrderFilesService>;

const limit = { countMax: 30, windowSeconds: 3600 };
/** Files that were sent and belong to no order yet, for one person. */
const unattachedMax = 20;
/** Results of one order: a photo shoot has some dozens. */
const resultsMax = 60;

/** Documents of buyers and results of the work. They are private: nobody reads them but the buyer and the staff, through the order. */
export function createOrderFilesService({ repositories, storage, receiveDocument, limiter, clock }: OrderFilesParts) {
  const add = async (
    upload: UploadBody,
    owner: { orderId: number | null; userId: number; kind: OrderFileRow['kind'] },
  ): Promise<UploadedFile> => {
    const stored = await receiveDocument(upload, { bytesMax: imageBytesMax, namePrefix: privateNamePrefixes.order });
    const row = await repositories.orders.addFile({ ...owner, ...stored, createdAt: clock() });
    return { id: row.id, name: row.name, media_type: row.mediaType, bytes: row.bytes };
  };

  return {
    /** Stores a document for an order that is being filled in. @throws ApiError 409 with twenty unused, 413, 415, 422, 429, 503 */
    addPending: async (userId: number, upload: UploadBody): Promise<UploadedFile> => {
      await limiter.take(`user ${userId}`, limit);
      if ((await repositories.orders.countUnattached(userId)) >= unattachedMax) throw new ApiError(409, 'errors.files_full');
      return add(upload, { orderId: null, userId, kind: 'document' });
    },

    /** Adds a document to an order of one's own, as long as somebody works on it. */
    addDocument: async (userId: number, orderId: number, upload: UploadBody): Promise<UploadedFile> => {
      const order = await repositories.orders.findOwn(userId, orderId);
      if (!order) throw notFound();
      if (['closed', 'cancelled', 'failed', 'refunded'].includes(order.state)) throw wrongOrderState();
      await limiter.take(`user ${userId}`, limit);
      const form = await repositories.services.findForm(order.serviceId);
      const count = await repositories.orders.countFiles(orderId, 'document');
      if (count >= (form?.filesMax ?? 0)) throw new ApiError(409, 'errors.files_full');
      return add(upload, { orderId, userId, kind: 'document' });
    },

    /** Adds a result. */
    addResult: async (staffUserId: number, order: OrderRow, upload: UploadBody): Promise<UploadedFile> => {
      if ((await repositories.orders.countFiles(order.id, 'result')) >= resultsMax) throw new ApiError(409, 'errors.files_full');
      return add(upload, { orderId: order.id, userId: staffUserId, kind: 'result' });
    },

    /** The content of a file of an order. @param isReader whether the caller may read the order @throws ApiError 404 */
    read: async (orderId: number, fileId: number, isReader: (order: OrderRow) => boolean) => {
      const order = await repositories.orders.find(orderId);
      const file = order && isReader(order) ? await repositories.orders.findFile(orderId, fileId) : undefined;
      const bytes = file && file.url === null ? await storage.get(file.storageName) : null;
      if (!file || !bytes) throw notFound();
      return { bytes, name: file.name, mediaType: file.mediaType };
    },
  };
}
