import { statementMessageBodySchema } from '@/lib/contracts/account/notifications';
import type { SubmissionResult } from './submission-result';

/** What became of a message to an author. */
export type MessageResult = SubmissionResult<'gone' | 'own' | 'signed-out'>;

/** What keeps a text from being sent; null when nothing does. */
export function messageError(text: string): 'required' | 'long' | null {
  if (statementMessageBodySchema.safeParse({ text }).success) return null;
  return text.trim() === '' ? 'required' : 'long';
}
