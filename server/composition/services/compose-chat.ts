import { randomBytes } from 'node:crypto';
import type { OpenDatabase } from '@/server/db/open';
import { createStreamPlaces } from '@/server/http/limits/stream-places';
import { createChatEvents } from '@/server/modules/chat/chat.events';
import { createChatService } from '@/server/modules/chat/chat.service';
import { createChatStreams } from '@/server/modules/chat/chat.streams';
import { createChatDeskService } from '@/server/modules/chat/chat-desk.service';
import { createChatFilesService } from '@/server/modules/chat/chat-files.service';
import type { ReceiveDocument } from '@/server/modules/uploads/uploads.documents';
import { hashToken } from '@/server/modules/users/users.identity';
import type { Parts } from './compose-accounts';

const tokenBytes = 32;
/** Connections that stay open, in one process. A visitor has some tabs, and a network of a company or a phone provider many visitors. */
const visitorPlaces = { visitorMax: 6, addressMax: 24, totalMax: 1000 };
/** Places of their own: visitors do not shut out those who answer them. */
const staffPlaces = { visitorMax: 10, addressMax: 100, totalMax: 100 };

/** The chat of visitors with the staff. */
export function composeChat(parts: Parts, listen: OpenDatabase['listen'], receiveDocument: ReceiveDocument) {
  const { clock, repositories, ports, atomically, limiterOf } = parts;
  const { chat: repository, chatDesk: deskRepository, users } = repositories;
  const limiter = limiterOf('chat');
  const createToken = () => randomBytes(tokenBytes).toString('base64url');
  const chat = createChatService({ chat: repository, users, atomically, limiter, clock, createToken, hashToken });
  const chatStreams = createChatStreams({ listen });
  return {
    chat,
    chatStreams,
    chatPlaces: { visitors: createStreamPlaces(visitorPlaces), staff: createStreamPlaces(staffPlaces) },
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
