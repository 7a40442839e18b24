import type { ChatFile, ChatMessage } from '@/lib/contracts/chat/chat';
import type { ChatRepository, FileRow, MessageRow } from './chat.repository';

export const toChatFile = ({ id, name, mediaType, bytes }: FileRow): ChatFile => ({ id, name, media_type: mediaType, bytes });

/** Visitors see only the first name of the person they talk to. */
const firstNameOf = (name: string | null): string | null => name?.trim().split(/\s+/)[0] || null;

const toChatMessage = (row: MessageRow, files: FileRow[]): ChatMessage => ({
  id: row.id,
  author: row.author,
  name: row.author === 'staff' ? firstNameOf(row.staffName) : null,
  text: row.text,
  client_key: row.clientKey,
  files: files.filter(({ messageId }) => messageId === row.id).map(toChatFile),
  created_at: row.createdAt.toISOString(),
});

/** Messages with their files. */
export async function withFiles(chat: Pick<ChatRepository, 'filesOf'>, rows: MessageRow[]): Promise<ChatMessage[]> {
  const files = await chat.filesOf(rows.map(({ id }) => id));
  return rows.map((row) => toChatMessage(row, files));
}
