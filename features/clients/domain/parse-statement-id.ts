import { statementIdFrom } from '@/lib/routes/statement-address';

/**
 * The statement that somebody names by its number or by the address of its page, as copied from the browser.
 * @returns null where neither stands
 */
export function parseStatementId(text: string): number | null {
  const [address = ''] = text.trim().split(/[?#]/);
  const last = address.split('/').findLast((part) => part !== '') ?? '';
  return statementIdFrom(last.replace(/^(id|№|#)\s*/i, ''));
}
