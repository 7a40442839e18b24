import { statementMessageBodySchema } from '@/lib/contracts/notifications';
import type { Outcome } from './outcome';

/** What became of a message to an author. */
export type Messaged = Outcome<'gone' | 'own' | 'signed-out'>;

/** What keeps a text from being sent; null when nothing does. */
export function messageFault(text: string): 'required' | 'long' | null {
  if (statementMessageBodySchema.safeParse({ text }).success) return null;
  return text.trim() === '' ? 'required' : 'long';
}
