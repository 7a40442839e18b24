import { adminPageSize } from '@/lib/contracts/admin';
import { toPage } from '@/lib/contracts/paged';
import { type ContactMessages, type ContactTopic, contactTopics } from '@/lib/contracts/site/contact-messages';
import { notFound } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import type { MailPort } from '../../ports/mail';
import type { StaffRepository } from '../staff/staff.repository';
import { type ContactEmailParts, contactEmail } from './contact-messages.email';
import type { ContactMessagesRepository } from './contact-messages.repository';

type Inside = { contactMessages: ContactMessagesRepository; staff: StaffRepository };
type ContactParts = {
  messages: ContactMessagesRepository;
  atomically: <T>(work: (inside: Inside) => Promise<T>) => Promise<T>;
  mail: MailPort;
  email: ContactEmailParts;
  limiter: RateLimiter;
  clock: Clock;
  /** Called when an e-mail was refused. */
  onFailure: (messageId: number, error: unknown) => void;
};
type ContactInput = { topic: ContactTopic; name: string; email: string; statementId: number | undefined; text: string };
export type ContactMessagesService = ReturnType<typeof createContactMessages>;

const addressLimit = { countMax: 5, windowSeconds: 3600 };

/** What visitors write to the site's people. */
export function createContactMessages({ messages, atomically, mail, email, limiter, clock, onFailure }: ContactParts) {
  return {
    /**
     * Stores a message and mails it to the support address in the background.
     * @throws ApiError 429 after five in an hour by one address
     */
    submit: async ({ statementId, ...input }: ContactInput, from: { userId: number | null; address: string }): Promise<void> => {
      await limiter.take(`address ${from.address}`, addressLimit);
      const text = statementId === undefined ? input.text : `№ ${statementId}\n\n${input.text}`;
      const row = await messages.add({ ...input, text, userId: from.userId, createdAt: clock() });
      mail.send(contactEmail(row, email)).catch((error: unknown) => onFailure(row.id, error));
    },

    list: async (page: number): Promise<ContactMessages> => {
      const [rows, total] = await Promise.all([messages.page(adminPageSize, (page - 1) * adminPageSize), messages.count()]);
      const shown = rows.map(({ id, topic, name, email: address, text, handledAt, createdAt }) => ({
        id,
        topic: contactTopics.find((known) => known === topic) ?? 'other',
        name,
        email: address,
        text,
        handled_at: handledAt?.toISOString() ?? null,
        created_at: createdAt.toISOString(),
      }));
      return toPage(shown, page, adminPageSize, total);
    },

    /** Marks a message as answered, or as waiting again. @throws ApiError 404 */
    setHandled: (staffUserId: number, id: number, isHandled: boolean): Promise<void> =>
      atomically(async ({ contactMessages, staff }) => {
        const now = clock();
        if (!(await contactMessages.setHandled(id, isHandled ? now : null))) throw notFound();
        const details = { handled: isHandled ? 1 : 0 };
        await staff.addAudit({ staffUserId, action: 'messages_handle', subjectId: id, details, createdAt: now });
      }),
  };
}
