import type { Context } from 'hono';
import { readCookie } from '@/lib/contracts/cookie-header';
import { chatCookie, chatCookieName } from '@/lib/session';
import type { AppEnv } from '../../http/context';
import { setCookies } from '../../http/request/session-cookies';
import type { ChatVisitor } from './chat.service';

/**
 * Identifies the visitor. A guest's cookie counts only for our own pages; otherwise other sites could read a conversation.
 * A signed-in visitor who brings one gets that conversation for their account, and the cookie is removed.
 */
export function chatVisitorOf(context: Context<AppEnv>): ChatVisitor {
  const isOurs = context.get('requestOrigin') === 'first-party';
  const name = chatCookieName(context.get('isSecure'));
  const token = (isOurs ? readCookie(context.req.header('cookie'), name) : undefined) ?? null;
  const userId = context.get('identity')?.userId ?? null;
  if (userId !== null && token !== null) rememberThread(context, null);
  return { userId, token, locale: context.get('locale'), address: context.get('clientAddress') };
}

/** The cookie of a guest's conversation; null deletes it. */
export const rememberThread = (context: Context<AppEnv>, token: string | null): void =>
  setCookies(context, [chatCookie(token, context.get('isSecure'))]);
