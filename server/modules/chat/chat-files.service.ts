import { type ChatFile, chatFileBytesMax } from '@/lib/contracts/chat/chat';
import { ApiError, notFound } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import { privateNamePrefixes, type StoragePort } from '../../ports/storage';
import type { ReceiveDocument } from '../uploads/uploads.documents';
import type { UploadBody } from '../uploads/uploads.multipart';
import { toChatFile } from './chat.mapper';
import type { ChatRepository, ThreadRow } from './chat.repository';

type ChatFilesParts = {
  chat: ChatRepository;
  storage: StoragePort;
  receiveDocument: ReceiveDocument;
  limiter: RateLimiter;
  clock: Clock;
};
export type ChatFilesService = ReturnType<typeof createChatFilesService>;

const limit = { countMax: 30, windowSeconds: 3600 };
/** Files that were sent and belong to no message yet. */
const unattachedMax = 20;

/** Files of conversations. They are private: read only through the conversation. */
export function createChatFilesService({ chat, storage, receiveDocument, limiter, clock }: ChatFilesParts) {
  return {
    /** Stores a file for the next message. @throws ApiError 403 blocked, 409 with twenty unsent, 413, 415, 422, 429, 503 */
    add: async ({ id, state }: Pick<ThreadRow, 'id' | 'state'>, upload: UploadBody): Promise<ChatFile> => {
      if (state === 'blocked') throw new ApiError(403, 'errors.chat_blocked');
      await limiter.take(`thread ${id}`, limit);
      if ((await chat.countUnattached(id)) >= unattachedMax) throw new ApiError(409, 'errors.files_full');
      const stored = await receiveDocument(upload, { bytesMax: chatFileBytesMax, namePrefix: privateNamePrefixes.chat });
      return toChatFile(await chat.addFile({ threadId: id, ...stored, createdAt: clock() }));
    },

    /** @throws ApiError 404 for a file of another conversation */
    read: async (threadId: number, fileId: number) => {
      const file = await chat.findFile(threadId, fileId);
      const bytes = file ? await storage.get(file.storageName) : null;
      if (!file || !bytes) throw notFound();
      return { bytes, name: file.name, mediaType: file.mediaType };
    },
  };
}
