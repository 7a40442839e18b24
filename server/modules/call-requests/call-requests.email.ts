import { formatInternationalPhone } from '@/lib/format/phone';
import ka from '@/messages/ka/mail.json';
import type { Mail } from '../../ports/mail';
import { fillTemplate } from '../auth/messenger';
import type { CallRequest } from './call-requests.repository';

/** Sender and recipient. */
export type CallRequestEmailParts = { siteName: string; supportEmail: string };

/**
 * A request as the site's people read it, in Georgian. What the visitor wrote is in the text only, never in a header, and the
 * comment, which may have several lines, comes last, so that none of them passes for one of ours.
 */
export function callRequestEmail(request: CallRequest, { siteName, supportEmail }: CallRequestEmailParts): Mail {
  const { subject, text, comment } = ka.call_request;
  const values = {
    site: siteName,
    id: String(request.id),
    name: request.name,
    phone: formatInternationalPhone(request.phoneNumber),
    comment: request.comment,
  };
  const parts = request.comment === '' ? [text] : [text, comment];
  return {
    to: supportEmail,
    subject: fillTemplate(subject, values),
    text: parts.map((part) => fillTemplate(part, values)).join('\n\n'),
  };
}
