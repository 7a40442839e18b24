import type { MatchedStatement, Matching, Matchings } from '@/lib/contracts/account/clients';
import type { Locale } from '@/lib/contracts/common';
import { maskPhone } from '@/lib/domain/statement/masked-phones';
import { notFound } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import type { SearchEngine } from '../../ports/search-engine';
import type { PlacesRepository } from '../locations/locations.repository';
import { mainImageOf, statementPrices, titlesAndSlugsOf } from '../statements/statements.describe';
import type { StatementsRepository } from '../statements/statements.repository';
import type { StatementRow } from '../statements/statements.row.query';
import { openSince } from './buyer-requests.service';
import type { BuyerRequestRow, ClientRow, ClientsRepository } from './clients.repository';
import { criteriaFilters, placeIdsOf, placeNamesOf, toCriteria } from './criteria';
import type { MatchingsRepository, StatementOwner } from './matchings.repository';

export type MatchingsParts = {
  matchings: MatchingsRepository;
  search: Pick<SearchEngine, 'page'>;
  clients: Pick<ClientsRepository, 'page'>;
  statements: Pick<StatementsRepository, 'findRows'>;
  places: PlacesRepository;
  reveals: RateLimiter;
  clock: Clock;
};

export type MatchingsService = ReturnType<typeof createMatchingsService>;

/** How many of the keeper's statements fit, and the ids of the latest. */
type Match = { total: number; ids: number[] };
type Buyer = ClientRow | BuyerRequestRow;
type Found = { source: Matching['source']; buyer: Buyer; match: Match };

const shownMax = 100;
const statementsPerBuyer = 10;
const batchSize = 50;
const candidatesMax = 1000;
const revealLimit = { countMax: 20, windowSeconds: 3600 };

const isHidden = (buyer: Buyer): boolean => 'isPhoneHidden' in buyer && buyer.isPhoneHidden;

function toMatchedStatement(row: StatementRow): MatchedStatement {
  const { titles, slugs, segments } = titlesAndSlugsOf(row);
  const main = mainImageOf(row.statement.images);
  return {
    id: row.statement.id,
    deal_type_id: row.statement.dealTypeId,
    titles,
    slugs,
    segments,
    price: statementPrices(row),
    area: row.statement.areaSqm,
    thumb: main?.thumb ?? null,
  };
}

/** Which buyers fit which of one's own listed statements: an agent's own, a broker's and those of all agents of the agency. */
export function createMatchingsService({ matchings, search, clients, statements, places, reveals, clock }: MatchingsParts) {
  const since = () => openSince(clock());

  const fitting = async (source: Found['source'], buyers: Buyer[], keeper: StatementOwner): Promise<Found[]> => {
    const own = keeper.isBroker ? { agencies: [keeper.userId] } : { users: [keeper.userId] };
    const found: Found[] = [];
    for (const buyer of buyers) {
      const filters = { ...criteriaFilters(buyer), ...own, per_page: statementsPerBuyer };
      const { ids, total = 0 } = await search.page(filters, clock(), { total: true });
      if (total > 0) found.push({ source, buyer, match: { total, ids } });
    }
    return found;
  };

  /** Reads buyers batch by batch until enough of them fit. */
  const gather = async (
    source: Found['source'],
    keeper: StatementOwner,
    read: (limit: number, offset: number) => Promise<Buyer[]>,
  ): Promise<Found[]> => {
    const found: Found[] = [];
    for (let offset = 0; offset < candidatesMax && found.length < shownMax; offset += batchSize) {
      const buyers = await read(batchSize, offset);
      found.push(...(await fitting(source, buyers, keeper)));
      if (buyers.length < batchSize) break;
    }
    return found.slice(0, shownMax);
  };

  return {
    list: async (keeper: StatementOwner, locale: Locale): Promise<Matchings> => {
      const found = [
        ...(await gather('request', keeper, (limit, offset) => matchings.candidates(keeper, since(), limit, offset))),
        ...(await gather('client', keeper, (limit, offset) => clients.page(keeper.userId, undefined, limit, offset))),
      ];
      const rows = await statements.findRows([...new Set(found.flatMap(({ match }) => match.ids))]);
      const byId = new Map(rows.map((row) => [row.statement.id, toMatchedStatement(row)]));
      const known = await places.find(placeIdsOf(found.map(({ buyer }) => buyer)));
      const shape = ({ source, buyer, match }: Found): Matching => ({
        source,
        buyer: {
          id: buyer.id,
          name: buyer.name,
          comment: buyer.comment,
          masked_phone: buyer.phone === null || isHidden(buyer) ? null : maskPhone(buyer.phone),
          is_phone_hidden: isHidden(buyer),
          timing: 'timing' in buyer ? buyer.timing : null,
          ...toCriteria(buyer),
          places: placeNamesOf(buyer, known, locale),
          created_at: buyer.createdAt.toISOString(),
        },
        statements_count: match.total,
        statements: match.ids.flatMap((id) => byId.get(id) ?? []),
      });
      return { matchings: found.map(shape) };
    },

    /** The phone of a buyer whose request fits a statement of the keeper. @throws ApiError 429 after 20 in an hour, 404 for any other request, and for one that hides it */
    buyerPhone: async (id: number, keeper: StatementOwner): Promise<string> => {
      await reveals.take(`buyer ${keeper.userId}`, revealLimit);
      const request = await matchings.findRequest(id, since());
      if (!request || request.isPhoneHidden || (await fitting('request', [request], keeper)).length === 0) throw notFound();
      return request.phone;
    },
  };
}
