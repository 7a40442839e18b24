import { type Client, type ClientBody, type Clients, clientPageSize, clientsMax } from '@/lib/contracts/account/clients';
import { notificationTypes } from '@/lib/contracts/account/notifications';
import type { Locale } from '@/lib/contracts/common';
import { toPage } from '@/lib/contracts/paged';
import { ApiError, notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { PlaceRow, PlacesRepository } from '../locations/locations.repository';
import type { NotificationsRepository } from '../notifications/notifications.repository';
import type { ClientColumns, ClientRow, ClientsRepository } from './clients.repository';
import { assertPair, assertPlaces, placeIdsOf, toBuyer, toCriteriaColumns } from './criteria';

/** What one transaction works with. */
export type ClientsWork = { clients: ClientsRepository; notifications: NotificationsRepository };

export type ClientsParts = {
  clients: ClientsRepository;
  places: PlacesRepository;
  atomically<T>(work: (parts: ClientsWork) => Promise<T>): Promise<T>;
  clock: Clock;
};

export type ClientsService = ReturnType<typeof createClientsService>;

const toClient = (row: ClientRow, known: PlaceRow[], locale: Locale): Client => ({
  ...toBuyer(row, known, locale),
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

/** Clients of brokers and agents. Another's client is 404, as one that does not exist. */
export function createClientsService({ clients, places, atomically, clock }: ClientsParts) {
  const shape = async (row: ClientRow | undefined, locale: Locale): Promise<Client> => {
    if (!row) throw notFound();
    return toClient(row, await places.find(row), locale);
  };

  /** @throws ApiError 422 for a pair or a place that does not exist */
  const assertCriteria = async (body: ClientBody): Promise<void> => {
    assertPair(body.deal_type_id, body.real_estate_type_id);
    assertPlaces(body, await places.find(body));
  };

  const checked = async (body: ClientBody): Promise<ClientColumns> => {
    await assertCriteria(body);
    return { ...toCriteriaColumns(body), name: body.name, phone: body.phone, comment: body.comment };
  };

  return {
    /** One page, newest first; `text` looks in names, phones and comments. */
    list: async (userId: number, text: string | undefined, page: number, locale: Locale): Promise<Clients> => {
      const total = await clients.count(userId, text);
      const rows = await clients.page(userId, text, clientPageSize, (page - 1) * clientPageSize);
      const known = await places.find(placeIdsOf(rows));
      return toPage(
        rows.map((row) => toClient(row, known, locale)),
        page,
        clientPageSize,
        total,
      );
    },

    find: async (userId: number, id: number, locale: Locale): Promise<Client> => shape(await clients.findOwn(userId, id), locale),

    /** @throws ApiError 409 when there are too many already */
    add: async (userId: number, body: ClientBody, locale: Locale): Promise<Client> => {
      const columns = await checked(body);
      if ((await clients.count(userId)) >= clientsMax) throw new ApiError(409, 'errors.clients_full');
      return shape(await clients.add(userId, columns, clock()), locale);
    },

    change: async (userId: number, id: number, body: ClientBody, locale: Locale): Promise<Client> => {
      if (!(await clients.findOwn(userId, id))) throw notFound();
      return shape(await clients.change(userId, id, await checked(body), clock()), locale);
    },

    /** Removes a client and closes its pending offers. */
    remove: (userId: number, id: number): Promise<void> =>
      atomically(async ({ clients: inside, notifications }) => {
        if (!(await inside.findOwn(userId, id))) throw notFound();
        const offerIds = await inside.offerIds(id);
        await notifications.close(notificationTypes.clientCheckOffer, 'client_check', offerIds, clock());
        await notifications.close(notificationTypes.clientNumberOffer, 'client_numbers', offerIds, clock());
        await inside.remove(userId, id);
      }),
  };
}
