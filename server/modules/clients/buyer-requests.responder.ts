import { notificationTypes } from '@/lib/contracts/account/notifications';
import { ApiError } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { Responder } from '../notifications/notifications.service';
import { type BuyerRequestsWork, openSince } from './buyer-requests.service';

/**
 * A broker responds to the offer of a buyer (type 3). Who accepts gets the buyer's number (type 4), which needs no response; a buyer who
 * hides the number gets the broker's listing instead.
 * @throws ApiError 409 once the request was closed or its time is over
 */
export const buyerCheckResponder =
  ({ buyerRequests, notifications }: BuyerRequestsWork, clock: Clock): Responder =>
  async ({ userId, subjectId, parameters }, response) => {
    if (response !== 'accept') return;
    const request = await buyerRequests.findOpen(subjectId ?? 0, openSince(clock()));
    if (!request) throw new ApiError(409, 'errors.offer_gone');
    if (request.isPhoneHidden) {
      if (request.userId === null) throw new ApiError(409, 'errors.offer_gone');
      const sender_name = await notifications.nameOf(userId);
      await notifications.add([
        {
          userId: request.userId,
          type: notificationTypes.generic,
          template: 'buyer_offer',
          parameters: { statement: parameters.statement, sender_name },
          senderId: userId,
          subjectId: request.id,
          onceKey: `buyer offer ${request.id} ${userId}`,
          createdAt: clock(),
        },
      ]);
      return;
    }
    await notifications.add([
      {
        userId,
        type: notificationTypes.clientNumberOffer,
        template: 'buyer_numbers',
        parameters: { statement: parameters.statement, client_name: request.name, client_phone: request.phone },
        subjectId: request.id,
        response: 'accept',
        respondedAt: clock(),
        onceKey: `buyer number ${request.id} ${userId}`,
        createdAt: clock(),
      },
    ]);
  };
