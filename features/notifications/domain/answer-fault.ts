import { answerBodySchema } from '@/lib/contracts/notifications';

/** What keeps a text from being sent; null when nothing does. */
export function answerFault(text: string): 'required' | 'long' | null {
  if (answerBodySchema.safeParse({ text }).success) return null;
  return text.trim() === '' ? 'required' : 'long';
}
