import type { ChatMessage } from '@/lib/contracts/chat/chat';

/** The viewer's side of the conversation. */
export type ChatSide = 'visitor' | 'staff';

/** A message that the server has not confirmed yet. */
export type PendingMessage = {
  clientKey: string;
  text: string;
  files: readonly { id: number; name: string }[];
  state: 'sending' | 'failed';
};
export type ChatLine =
  | { kind: 'day'; day: Date }
  | { kind: 'unread'; count: number }
  /** `isLast`: the next one is by somebody else, or of another day. */
  | { kind: 'message'; message: ChatMessage; isLast: boolean };

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tbilisi' });
const dayOf = (message: ChatMessage): string => dayFormat.format(new Date(message.created_at));

/**
 * A conversation as it is read: each day has a heading, and a divider precedes the first message that was unread when the chat was opened.
 * @param readId the last message that was read by then
 * @param side the viewer's side
 */
export function toChatLines(messages: readonly ChatMessage[], readId: number, side: ChatSide = 'visitor'): ChatLine[] {
  const other = side === 'visitor' ? 'staff' : 'visitor';
  const unread = messages.filter(({ id, author }) => author === other && id > readId);
  return messages.flatMap((message, index) => {
    const [before, after] = [messages[index - 1], messages[index + 1]];
    const isNewDay = !before || dayOf(before) !== dayOf(message);
    const isLast = !after || after.author !== message.author || dayOf(after) !== dayOf(message);
    return [
      ...(isNewDay ? [{ kind: 'day', day: new Date(message.created_at) } as const] : []),
      ...(message.id === unread[0]?.id ? [{ kind: 'unread', count: unread.length } as const] : []),
      { kind: 'message', message, isLast } as const,
    ];
  });
}

/** Messages of both lists, each once, in their order. */
export function mergeMessages(known: readonly ChatMessage[], added: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...known, ...added].map((message) => [message.id, message]));
  return [...byId.values()].sort((left, right) => left.id - right.id);
}
