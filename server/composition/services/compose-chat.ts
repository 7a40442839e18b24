import { randomBytes } from 'node:crypto';
import type { OpenDatabase } from '@/server/db/open';
import { createChatEvents } from '@/server/modules/chat/chat.events';
import { createChatService } from '@/server/modules/chat/chat.service';
import { createChatStreams } from '@/server/modules/chat/chat.streams';
import { createChatDeskService } from '@/server/modules/chat/chat-desk.service';
import { createChatFilesService } from '@/server/modules/chat/chat-files.service';
import type { ReceiveDocument } from '@/server/modules/uploads/uploads.documents';
import { hashToken } from '@/server/modules/users/users.identity';
import type { Parts } from './compose-accounts';

const tokenBytes = 32;
/** Connections that stay open, in one process. */
const followersMax = 1000;

/** The chat of visitors with the staff. */
export function composeChat(parts: Parts, listen: OpenDatabase['listen'], receiveDocument: ReceiveDocument) {
  const { clock, repositories, ports, atomically, limiterOf } = parts;
  const { chat: repository, chatDesk: deskRepository, users } = repositories;
  const limiter = limiterOf('chat');
  const createToken = () => randomBytes(tokenBytes).toString('base64url');
  const chat = createChatService({ chat: repository, users, atomically, limiter, clock, createToken, hashToken });
  const chatStreams = createChatStreams({ listen, followersMax });
  return {
    chat,
    chatStreams,
    chatEvents: createChatEvents(chat, chatStreams),
    chatDesk: createChatDeskService({ chat: repository, chatDesk: deskRepository, atomically, clock }),
    chatFiles: createChatFilesService({
      chat: repository,
      storage: ports.storage,
      receiveDocument,
      limiter: limiterOf('chat file'),
      clock,
    }),
  };
}
