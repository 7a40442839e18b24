import type { ChatMessage } from '@/lib/contracts/chat/chat';
import { invalid, notFound } from '../../http/errors';
import { withFiles } from './chat.mapper';
import type { ChatRepository, NewMessage } from './chat.repository';

/**
 * Adds a message and its files to a locked conversation.
 * @returns its id; undefined when the conversation has a message of this key already
 * @throws ApiError 422 for files that are not unsent ones of this conversation
 */
export async function addWithFiles(chat: ChatRepository, message: NewMessage, fileIds: number[]): Promise<number | undefined> {
  const added = await chat.addMessage(message);
  if (!added) return undefined;
  const files = [...new Set(fileIds)];
  if (files.length > 0 && (await chat.attach(message.threadId, files, added.id)) !== files.length)
    throw invalid({ file_ids: ['errors.field_invalid'] });
  return added.id;
}

/** A stored message with its files. @throws ApiError 404 */
export async function findWithFiles(chat: ChatRepository, threadId: number, clientKey: string): Promise<ChatMessage> {
  const stored = await chat.findMessage(threadId, clientKey);
  const [message] = stored ? await withFiles(chat, [stored]) : [];
  if (!message) throw notFound();
  return message;
}
