import ka from '@/messages/ka/mail.json';
import type { Mail } from '../../ports/mail';
import { fillTemplate } from '../auth/messenger';
import type { ContactMessageRow } from './contact-messages.repository';

/** Sender and recipient. */
export type ContactEmailParts = { siteName: string; supportEmail: string };

/**
 * A message as the site's people read it, in Georgian. What the visitor wrote is in the text only, never in a header, and the
 * message, which may have several lines, comes last.
 */
export function contactEmail(row: ContactMessageRow, { siteName, supportEmail }: ContactEmailParts): Mail {
  const { subject, text, topics } = ka.contact_message;
  const topic = topics[row.topic as keyof typeof topics] ?? row.topic;
  const values = { site: siteName, id: String(row.id), topic, name: row.name, email: row.email, text: row.text };
  return { to: supportEmail, subject: fillTemplate(subject, values), text: fillTemplate(text, values) };
}
