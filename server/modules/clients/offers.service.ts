import { notificationTypes } from '@/lib/contracts/account/notifications';
import { ApiError, notFound } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import { toStatementParameter } from '../notifications/notifications.mapper';
import type { Responder } from '../notifications/notifications.service';
import type { StatementsRepository } from '../statements/statements.repository';
import { buyerCheckResponder } from './buyer-requests.responder';
import type { BuyerRequestsWork } from './buyer-requests.service';
import type { ClientsWork } from './clients.service';

export type OffersParts = {
  statements: Pick<StatementsRepository, 'findById'>;
  atomically<T>(work: (parts: ClientsWork) => Promise<T>): Promise<T>;
  offers: RateLimiter;
  clock: Clock;
};

export type OffersService = ReturnType<typeof createOffersService>;

const offerLimit = { countMax: 20, windowSeconds: 3600 };

/** Offers one's client to the author of a statement. */
export function createOffersService({ statements, atomically, offers, clock }: OffersParts) {
  return {
    /**
     * The author is asked whether to check the client (type 3).
     * @throws ApiError 404 for another's client or a statement that is not listed, 409 for one's own statement or a second offer, 429 after 20 in an hour
     */
    offer: async (userId: number, clientId: number, statementId: number): Promise<void> => {
      await offers.take(`offer ${userId}`, offerLimit);
      const row = await statements.findById(statementId);
      await atomically(async ({ clients, notifications }) => {
        if (!(await clients.findOwn(userId, clientId))) throw notFound();
        if (row?.statement.state !== 'active' || row.seller === null) throw notFound();
        const authorId = row.statement.userId;
        if (authorId === userId) throw new ApiError(409, 'errors.own_statement');
        const offer = await clients.addOffer({ clientId, statementId, senderId: userId, authorId, createdAt: clock() });
        if (!offer) throw new ApiError(409, 'errors.already_offered');
        await notifications.add([
          {
            userId: authorId,
            type: notificationTypes.clientCheckOffer,
            template: 'client_check',
            parameters: { ...toStatementParameter(row), sender_name: await notifications.nameOf(userId) },
            senderId: userId,
            subjectId: offer.id,
            createdAt: clock(),
          },
        ]);
      });
    },
  };
}

const offerOf = async ({ clients }: ClientsWork, id: number | null) => {
  const found = await clients.findOffer(id ?? 0);
  if (!found) throw new ApiError(409, 'errors.offer_gone');
  return found;
};

/** The author of a statement responds to the offer of a client (type 3): the client's owner is asked for the number (type 4), or notified that the offer was declined. */
const clientCheckResponder =
  (work: ClientsWork, clock: Clock): Responder =>
  async ({ subjectId, parameters }, response) => {
    const { offer, client } = await offerOf(work, subjectId);
    const about = { statement: parameters.statement, author_name: await work.notifications.nameOf(offer.authorId) };
    const isAccepted = response === 'accept';
    await work.notifications.add([
      {
        userId: offer.senderId,
        type: isAccepted ? notificationTypes.clientNumberOffer : notificationTypes.decline,
        template: isAccepted ? 'client_numbers' : 'client_check_declined',
        parameters: isAccepted ? { ...about, client_name: client.name } : about,
        senderId: offer.authorId,
        subjectId: offer.id,
        createdAt: clock(),
      },
    ]);
  };

/** Offers of type 3 are of a broker's client, or of a buyer who sent the site a request. */
export const checkOfferResponder = (work: ClientsWork & BuyerRequestsWork, clock: Clock): Responder => {
  const [ofBuyer, ofClient] = [buyerCheckResponder(work, clock), clientCheckResponder(work, clock)];
  return (row, response) => (row.template === 'buyer_check' ? ofBuyer(row, response) : ofClient(row, response));
};

/** The client's owner answers the request for the number (type 4): the author gets it, or is notified that it was declined. */
export const clientNumberResponder =
  (work: ClientsWork, clock: Clock): Responder =>
  async ({ subjectId, parameters }, response) => {
    const { offer, client } = await offerOf(work, subjectId);
    const isAccepted = response === 'accept';
    if (isAccepted && client.phone === null) throw new ApiError(409, 'errors.client_without_phone');
    const about = { statement: parameters.statement, sender_name: await work.notifications.nameOf(offer.senderId) };
    await work.notifications.add([
      {
        userId: offer.authorId,
        type: isAccepted ? notificationTypes.generic : notificationTypes.decline,
        template: isAccepted ? 'client_number' : 'client_numbers_declined',
        parameters: isAccepted ? { ...about, client_name: client.name, client_phone: client.phone ?? '' } : about,
        senderId: offer.senderId,
        subjectId: offer.id,
        createdAt: clock(),
      },
    ]);
  };
