import { replyBodySchema } from '@/lib/contracts/account/notifications';

/** What keeps a text from being sent; null when nothing does. */
export function replyError(text: string): 'required' | 'long' | null {
  if (replyBodySchema.safeParse({ text }).success) return null;
  return text.trim() === '' ? 'required' : 'long';
}
