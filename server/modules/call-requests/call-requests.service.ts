import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import type { MailPort } from '../../ports/mail';
import { type CallRequestEmailParts, callRequestEmail } from './call-requests.email';
import type { CallRequestsRepository } from './call-requests.repository';

type CallRequestsParts = {
  requests: CallRequestsRepository;
  mail: MailPort;
  email: CallRequestEmailParts;
  limiter: RateLimiter;
  clock: Clock;
  /** Called when an e-mail was refused. */
  onFailure: (requestId: number, error: unknown) => void;
};

type CallRequestInput = { name: string; phoneNumber: string; comment: string };
type Requester = { userId: number | null; address: string };

export type CallRequestsService = ReturnType<typeof createCallRequestsService>;

const addressLimit = { countMax: 5, windowSeconds: 3600 };
const phoneLimit = { countMax: 3, windowSeconds: 3600 };

/** Takes requests to be called. */
export function createCallRequestsService({ requests, mail, email, limiter, clock, onFailure }: CallRequestsParts) {
  return {
    /**
     * Stores a request and mails it to the staff in the background: the response does not wait for a mail server, and a refused email
     * is not an error for the visitor, whose request is stored.
     * @throws ApiError 429 after five in an hour by one address, or three for one number
     */
    submit: async (input: CallRequestInput, { userId, address }: Requester): Promise<void> => {
      await limiter.take(`address ${address}`, addressLimit);
      await limiter.take(`phone ${input.phoneNumber}`, phoneLimit);
      const request = await requests.add({ ...input, userId, createdAt: clock() });
      mail.send(callRequestEmail(request, email)).catch((error: unknown) => onFailure(request.id, error));
    },
  };
}
