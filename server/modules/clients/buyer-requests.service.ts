import { userTypeIds } from '@/lib/contracts/account/auth';
import {
  type BuyerRequest,
  type BuyerRequests,
  brokersNotifiedMax,
  buyerRequestDays,
  buyerRequestsMax,
} from '@/lib/contracts/account/buyer-requests';
import { type BuyerRequestBody, clientPageSize } from '@/lib/contracts/account/clients';
import { notificationTypes } from '@/lib/contracts/account/notifications';
import type { Locale } from '@/lib/contracts/common';
import { toPage } from '@/lib/contracts/paged';
import { dayMs } from '@/lib/domain/time/duration';
import { ApiError, invalid, notFound } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import type { SearchEngine } from '../../ports/search-engine';
import type { ConfirmationsService } from '../auth/codes.service';
import type { PlaceRow, PlacesRepository } from '../locations/locations.repository';
import { toStatementParameter } from '../notifications/notifications.mapper';
import type { NotificationsRepository } from '../notifications/notifications.repository';
import type { StatementsRepository } from '../statements/statements.repository';
import type { UsersRepository } from '../users/users.repository';
import type { BuyerRequestsRepository } from './buyer-requests.repository';
import type { BuyerRequestRow } from './clients.repository';
import { assertPair, assertPlaces, criteriaFilters, placeIdsOf, toBuyer, toCriteriaColumns } from './criteria';

/** What one transaction works with. */
export type BuyerRequestsWork = {
  buyerRequests: BuyerRequestsRepository;
  notifications: NotificationsRepository;
  statements: Pick<StatementsRepository, 'findRows'>;
  search: Pick<SearchEngine, 'sellers'>;
};

export type BuyerRequestsParts = {
  buyerRequests: BuyerRequestsRepository;
  places: PlacesRepository;
  users: Pick<UsersRepository, 'phonesOf'>;
  confirmations: ConfirmationsService;
  atomically<T>(work: (parts: BuyerRequestsWork) => Promise<T>): Promise<T>;
  limiter: RateLimiter;
  clock: Clock;
};

/** The sender. `binding` identifies the browser that a phone was confirmed in. */
export type Buyer = { userId: number | null; address: string; binding: string };
export type BuyerRequestsService = ReturnType<typeof createBuyerRequestsService>;

const addressLimit = { countMax: 5, windowSeconds: 3600 };
const changeLimit = { countMax: 20, windowSeconds: 3600 };
/** Maximum number of requests that a broker is notified of in a day. */
const offersPerDay = 20;

/** The moment since when requests are open. */
export const openSince = (now: Date): Date => new Date(now.getTime() - buyerRequestDays * dayMs);

function stateOf({ closedAt, createdAt }: BuyerRequestRow, now: Date): BuyerRequest['state'] {
  if (closedAt !== null) return 'closed';
  return createdAt > openSince(now) ? 'open' : 'ended';
}

/** Requests of buyers, and the offers of them to brokers. Another's request is 404, as one that does not exist. */
export function createBuyerRequestsService(parts: BuyerRequestsParts) {
  const { buyerRequests, places, users, confirmations, atomically, limiter, clock } = parts;

  const shape = (row: BuyerRequestRow, known: PlaceRow[], notified: number, locale: Locale): BuyerRequest => ({
    ...toBuyer(row, known, locale),
    timing: row.timing,
    is_phone_hidden: row.isPhoneHidden,
    state: stateOf(row, clock()),
    brokers_count: notified,
    ends_at: new Date(row.createdAt.getTime() + buyerRequestDays * dayMs).toISOString(),
    created_at: row.createdAt.toISOString(),
    updated_at: (row.updatedAt ?? row.createdAt).toISOString(),
  });

  const shapeOne = async (row: BuyerRequestRow, locale: Locale): Promise<BuyerRequest> => {
    const notified = await buyerRequests.countNotified([row.id]);
    return shape(row, await places.find(row), notified.get(row.id) ?? 0, locale);
  };

  const assertPhone = async (phone: string, { userId, binding }: Buyer): Promise<void> => {
    const isOwn = userId !== null && (await users.phonesOf(userId)).includes(phone);
    if (!isOwn && !(await confirmations.isConfirmed(phone, binding))) throw invalid({ phone: ['errors.phone_unconfirmed'] });
  };

  const assertCriteria = async (body: BuyerRequestBody): Promise<void> => {
    assertPair(body.deal_type_id, body.real_estate_type_id);
    assertPlaces(body, await places.find(body));
  };

  /** Offers a request to the brokers and agents whose statements fit most: to each once, and to none more than 20 a day. */
  const notifyBrokers = async (row: BuyerRequestRow, work: BuyerRequestsWork): Promise<void> => {
    const now = clock();
    const professionals = { ...criteriaFilters(row), owner_types: [userTypeIds.agent, userTypeIds.broker] };
    const found = await work.search.sellers(professionals, brokersNotifiedMax * 3, now);
    const others = found.filter(({ userId }) => userId !== row.userId);
    const offersOf = await work.buyerRequests.countOffers(
      others.map(({ userId }) => userId),
      new Date(now.getTime() - dayMs),
    );
    const notified = others.filter(({ userId }) => (offersOf.get(userId) ?? 0) < offersPerDay).slice(0, brokersNotifiedMax);
    const rows = await work.statements.findRows(notified.map(({ statementId }) => statementId));
    const byId = new Map(rows.map((statement) => [statement.statement.id, statement]));
    await work.notifications.add(
      notified.flatMap(({ userId, total, statementId }) => {
        const statement = byId.get(statementId);
        if (!statement) return [];
        return [
          {
            userId,
            type: notificationTypes.clientCheckOffer,
            template: 'buyer_check' as const,
            parameters: { ...toStatementParameter(statement), client_name: row.name, count: total },
            subjectId: row.id,
            onceKey: `buyer ${row.id} ${userId}`,
            createdAt: now,
          },
        ];
      }),
    );
  };

  return {
    /**
     * Stores what a buyer is looking for and offers it to brokers.
     * @throws ApiError 409 with five open requests, 422 by field, 429 after five in an hour by one address
     */
    add: async (body: BuyerRequestBody, buyer: Buyer, locale: Locale): Promise<BuyerRequest> => {
      await assertCriteria(body);
      // Without an account nobody could reach the buyer.
      if (body.is_phone_hidden && buyer.userId === null) throw invalid({ is_phone_hidden: ['errors.phone_hidden_guest'] });
      await assertPhone(body.phone, buyer);
      await limiter.take(`address ${buyer.address}`, addressLimit);
      const { name, phone, comment, timing, is_phone_hidden: isPhoneHidden } = body;
      const row = await atomically(async (work) => {
        const open = await work.buyerRequests.countOpen(phone, buyer.userId, openSince(clock()));
        if (open >= buyerRequestsMax) throw new ApiError(409, 'errors.buyer_requests_full');
        const columns = { ...toCriteriaColumns(body), name, phone, comment, timing, isPhoneHidden, userId: buyer.userId };
        const added = await work.buyerRequests.add(columns, clock());
        if (!added) throw new Error('The request was not stored.');
        await notifyBrokers(added, work);
        return added;
      });
      return shapeOne(row, locale);
    },

    /** One page of the buyer's own, newest first. */
    list: async (userId: number, page: number, locale: Locale): Promise<BuyerRequests> => {
      const total = await buyerRequests.count(userId);
      const rows = await buyerRequests.page(userId, clientPageSize, (page - 1) * clientPageSize);
      const known = await places.find(placeIdsOf(rows));
      const notified = await buyerRequests.countNotified(rows.map(({ id }) => id));
      return toPage(
        rows.map((row) => shape(row, known, notified.get(row.id) ?? 0, locale)),
        page,
        clientPageSize,
        total,
      );
    },

    find: async (userId: number, id: number, locale: Locale): Promise<BuyerRequest> => {
      const row = await buyerRequests.findOwn(userId, id);
      if (!row) throw notFound();
      return shapeOne(row, locale);
    },

    /** Changes an open request; brokers whom it fits only now are notified. @throws ApiError 404, 409 for a closed one, 422, 429 */
    change: async (
      id: number,
      body: BuyerRequestBody,
      buyer: Buyer & { userId: number },
      locale: Locale,
    ): Promise<BuyerRequest> => {
      const before = await buyerRequests.findOwn(buyer.userId, id);
      if (!before) throw notFound();
      await assertCriteria(body);
      if (body.phone !== before.phone) await assertPhone(body.phone, buyer);
      await limiter.take(`change ${buyer.userId}`, changeLimit);
      const { name, phone, comment, timing, is_phone_hidden: isPhoneHidden } = body;
      const row = await atomically(async (work) => {
        const columns = { ...toCriteriaColumns(body), name, phone, comment, timing, isPhoneHidden };
        const changed = await work.buyerRequests.change(buyer.userId, id, columns, clock(), openSince(clock()));
        if (!changed) throw new ApiError(409, 'errors.buyer_request_closed');
        await notifyBrokers(changed, work);
        return changed;
      });
      return shapeOne(row, locale);
    },

    /** Closes a request: brokers no longer see it, and offers of it that are open end. Closing twice is closing once. */
    close: (userId: number, id: number): Promise<void> =>
      atomically(async (work) => {
        if (!(await work.buyerRequests.close(userId, id, clock()))) throw notFound();
        await work.notifications.close(notificationTypes.clientCheckOffer, 'buyer_check', [id], clock());
      }),
  };
}
