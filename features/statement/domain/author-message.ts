import { statementMessageBodySchema } from '@/lib/contracts/notifications';

/** What became of a message to an author. */
export type Messaged =
  | { kind: 'sent' }
  | { kind: 'limited'; minutes: number }
  | { kind: 'gone' }
  | { kind: 'own' }
  | { kind: 'signed-out' }
  | { kind: 'failed' };

/** What keeps a text from being sent; null when nothing does. */
export function messageFault(text: string): 'required' | 'long' | null {
  if (statementMessageBodySchema.safeParse({ text }).success) return null;
  return text.trim() === '' ? 'required' : 'long';
}
