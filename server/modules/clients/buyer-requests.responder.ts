import { notificationTypes } from '@/lib/contracts/account/notifications';
import { ApiError } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { Responder } from '../notifications/notifications.service';
import { type BuyerRequestsWork, openSince } from './buyer-requests.service';

/**
 * A broker responds to the offer of a buyer (type 3). Who accepts gets the buyer's number (type 4), which asks nothing more.
 * @throws ApiError 409 once the request was closed or its time is over
 */
export const buyerCheckResponder =
  ({ buyerRequests, notifications }: BuyerRequestsWork, clock: Clock): Responder =>
  async ({ userId, subjectId, parameters }, response) => {
    if (response !== 'accept') return;
    const request = await buyerRequests.findOpen(subjectId ?? 0, openSince(clock()));
    if (!request) throw new ApiError(409, 'errors.offer_gone');
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
