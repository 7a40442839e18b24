import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '@/lib/contracts/chat/chat';
import { mergeMessages, toChatLines } from './chat-lines';

const message = (id: number, author: ChatMessage['author'], created_at: string): ChatMessage => ({
  id,
  author,
  name: null,
  text: `${id}`,
  client_key: `${id}`,
  files: [],
  created_at,
});
const shapeOf = (messages: ChatMessage[], readId: number) =>
  toChatLines(messages, readId).map((line) =>
    line.kind === 'message'
      ? `${line.message.id}${line.isLast ? '.' : ''}`
      : line.kind === 'unread'
        ? `unread ${line.count}`
        : 'day',
  );

describe('the lines of a conversation', () => {
  it('has a heading for each day of Tbilisi, and ends the messages of one side', () => {
    const messages = [
      message(1, 'visitor', '2026-11-19T19:59:00Z'),
      message(2, 'visitor', '2026-11-19T20:01:00Z'),
      message(3, 'visitor', '2026-11-20T08:00:00Z'),
      message(4, 'staff', '2026-11-20T08:01:00Z'),
    ];
    expect(shapeOf(messages, 4)).toEqual(['day', '1.', 'day', '2', '3.', '4.']);
  });

  it('divides what was unread, and counts only the messages of the staff', () => {
    const at = '2026-11-20T08:00:00Z';
    const messages = [message(1, 'staff', at), message(2, 'visitor', at), message(3, 'staff', at), message(4, 'staff', at)];
    expect(shapeOf(messages, 1)).toEqual(['day', '1.', '2.', 'unread 2', '3', '4.']);
    expect(shapeOf(messages, 4)).not.toContain('unread 0');
    expect(toChatLines(messages, 1, 'staff').filter(({ kind }) => kind === 'unread')).toEqual([{ kind: 'unread', count: 1 }]);
  });

  it('has each message once, in the order of the server', () => {
    const at = '2026-11-20T08:00:00Z';
    const merged = mergeMessages([message(2, 'staff', at)], [message(1, 'visitor', at), message(2, 'staff', at)]);
    expect(merged.map(({ id }) => id)).toEqual([1, 2]);
  });
});
