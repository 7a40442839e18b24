import type { Locale } from '@/lib/contracts/common';
import en from '@/messages/en/mail.json';
import ka from '@/messages/ka/mail.json';
import ru from '@/messages/ru/mail.json';
import type { Mail } from '../../ports/mail';
import { fillTemplate } from '../auth/messenger';

const dictionaries = { ka, en, ru };

/** `siteUrl` has no slash at its end. */
export type ChatEmailParts = { siteName: Record<Locale, string>; siteUrl: string; supportEmail: string };
type Unread = { threadId: number; name: string; locale: Locale; texts: string[] };

/** User input goes into the body only, never into a header. */
const bodyOf = ({ texts }: Unread): string => texts.filter(Boolean).join('\n\n');

/** The staff's answers, for a visitor who has not seen them, in the language that they wrote in. */
export function chatAnswerEmail(to: string, unread: Unread, { siteName, siteUrl }: ChatEmailParts): Mail {
  const { locale } = unread;
  const { subject, text } = dictionaries[locale].chat_answer;
  const link = `${siteUrl}${locale === 'ka' ? '' : `/${locale}`}`;
  const values = { site: siteName[locale], link, text: bodyOf(unread) };
  return { to, subject: fillTemplate(subject, values), text: fillTemplate(text, values) };
}

/** A visitor's messages for the staff that was away, in Georgian. */
export function chatQuestionEmail(unread: Unread, { siteName, siteUrl, supportEmail }: ChatEmailParts): Mail {
  const { subject, text } = ka.chat_question;
  const { threadId, name } = unread;
  const link = `${siteUrl}/admin/chat/${threadId}`;
  const values = { site: siteName.ka, id: String(threadId), name: name || '—', link, text: bodyOf(unread) };
  return { to: supportEmail, subject: fillTemplate(subject, values), text: fillTemplate(text, values) };
}
