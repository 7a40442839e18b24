import { idMax } from '@/lib/contracts/bounds';
import {
  type PricePoint,
  publicStates,
  type StatementCard,
  type StatementDetail,
  type StatementStub,
} from '@/lib/contracts/statements/statements';
import { tbilisiDay } from '@/lib/domain/time/tbilisi';
import { ApiError, notFound } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import type { SearchEngine } from '../../ports/search-engine';
import type { AuctionsRepository } from '../auctions/auctions.repository';
import { currentTranslations } from '../translations/translations.service';
import type { CardsService, Visitor } from './statement-cards.service';
import { optionsOf, phoneOf, toStatementDetail } from './statement-detail.mapper';
import { emptyText, pricesOf, titlesAndSlugsOf } from './statements.describe';
import type { PriceRow, StatementReference, StatementsRepository } from './statements.repository';
import type { StatementBrief, StatementRow } from './statements.row.query';

export type StatementDetailParts = {
  statements: StatementsRepository;
  search: SearchEngine;
  auctions: Pick<AuctionsRepository, 'findBids'>;
  cards: CardsService;
  clock: Clock;
  /** Phone reveals, apart from the rest so that nothing else fills its memory. */
  reveals: RateLimiter;
  /** Views and search reports that were already counted. */
  openings: RateLimiter;
};

export type StatementDetailService = ReturnType<typeof createStatementDetailService>;

/** A visitor who opens a statement. `viewerId` is the account behind the view, also where the response is a guest's. */
export type Viewer = Visitor & { viewerId: number | null; isProgram: boolean };

const revealLimit = { countMax: 20, windowSeconds: 3600 };
/** Key of the views that were counted. */
const openingNames = { views: 'view', phoneReveals: 'reveal' } as const;
const onceAnHour = { countMax: 1, windowSeconds: 3600 };

type PublicState = (typeof publicStates)[number];

const isPublic = (state: string): state is PublicState => (publicStates as readonly string[]).includes(state);

function toPricePoint(row: PriceRow, areaSqm: number): PricePoint {
  const prices = pricesOf(row, areaSqm, null);
  return {
    date: row.changedAt.toISOString(),
    currency_id: row.currencyId,
    price: prices,
    avg_total_price_usd: prices['2']?.price_total ?? null,
    avg_square_price_usd: prices['2']?.price_square ?? null,
    total: 1,
  };
}

/** Everything that starts from one statement. Each call throws ApiError 404 for a statement its visitor may not see. */
export function createStatementDetailService(parts: StatementDetailParts) {
  const { statements, search, auctions, cards, clock, reveals, openings } = parts;
  const readBy = async <T>(reference: string, read: (by: StatementReference) => Promise<T | undefined>): Promise<T> => {
    const isId = /^[1-9]\d{0,9}$/.test(reference) && Number(reference) <= idMax;
    const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(reference);
    const found = isId ? await read({ id: Number(reference) }) : isUuid ? await read({ uuid: reference }) : undefined;
    if (!found) throw notFound();
    return found;
  };

  const isOwner = ({ userId }: Pick<StatementBrief, 'userId'>, visitor: Visitor): boolean => userId === visitor.userId;

  /** Active ones for everybody, the others for their owner, deleted ones for nobody. */
  const assertVisibleTo = (statement: Pick<StatementBrief, 'userId' | 'state'>, visitor: Visitor): void => {
    const { state } = statement;
    if (state !== 'active' && (state === 'deleted' || !isOwner(statement, visitor))) throw notFound();
  };
  const findVisible = async (reference: string, visitor: Visitor): Promise<StatementRow> => {
    const row = await readBy(reference, statements.find);
    assertVisibleTo(row.statement, visitor);
    return row;
  };
  /** The same without the rows around it. */
  const findVisibleBrief = async (reference: string, visitor: Visitor): Promise<StatementBrief> => {
    const statement = await readBy(reference, statements.findBrief);
    assertVisibleTo(statement, visitor);
    return statement;
  };

  /** Counts a view by anybody but the owner, once an hour per address; bots are not counted. */
  const countOpening = async ({ statement }: StatementRow, kind: 'views' | 'phoneReveals', viewer: Viewer): Promise<void> => {
    const { id, userId } = statement;
    if (viewer.isProgram || viewer.viewerId === userId) return;
    if ((await openings.tryTake(`${openingNames[kind]} ${viewer.address} ${id}`, onceAnHour)) > 0) return;
    await statements.addOpening(id, kind, tbilisiDay(clock()));
  };

  /** What followed a search report is recorded once an hour per address, statement and report. */
  const recordReport = async (
    reportUuid: string | undefined,
    statementId: number,
    kind: 'detail' | 'phone',
    visitor: Visitor,
  ) => {
    if (reportUuid === undefined) return;
    if ((await openings.tryTake(`${kind} ${visitor.address} ${statementId} ${reportUuid}`, onceAnHour)) > 0) return;
    await statements.addReportEvent({ reportUuid, statementId, kind, happenedAt: clock() });
  };

  const detailOf = async (row: StatementRow, visitor: Visitor): Promise<StatementDetail> => {
    const { id, userId } = row.statement;
    const [options, { project, company, translations }, marked, counts, bids] = await Promise.all([
      statements.findOptions(optionsOf(row.statement)),
      statements.findLinks(row.statement),
      cards.findSaved(visitor, [id]),
      search.countByUser([userId]),
      row.auction === null ? [] : auctions.findBids(id),
    ]);
    return toStatementDetail(
      row,
      options,
      { project, company, translations: currentTranslations(row.statement.comment, translations), bids },
      {
        locale: visitor.locale,
        now: clock(),
        isOwner: isOwner(row.statement, visitor),
        isFavorite: marked.favorites.has(id),
        isHidden: marked.hidden.has(id),
        userStatementsCount: counts.get(userId) ?? 0,
      },
    );
  };

  return {
    findVisible,
    findVisibleBrief,

    /** The statement's page; an opening by a person other than the owner counts as a view once an hour per address. */
    detail: async (reference: string, visitor: Viewer, reportUuid?: string): Promise<StatementDetail> => {
      const row = await findVisible(reference, visitor);
      const detail = await detailOf(row, visitor);
      await countOpening(row, 'views', visitor);
      await recordReport(reportUuid, row.statement.id, 'detail', visitor);
      return detail;
    },

    /** The same without counting a view. */
    view: async (reference: string, visitor: Visitor): Promise<StatementDetail> =>
      detailOf(await findVisible(reference, visitor), visitor),

    /** Title, place and state of a statement whose page is available. @throws ApiError 410 for a deleted one */
    stub: async (reference: string): Promise<StatementStub> => {
      const row = await readBy(reference, statements.findStub);
      const { id, state, expiresAt } = row.statement;
      // One that was never published does not exist for the public.
      if (state === 'deleted' && expiresAt !== null) throw new ApiError(410, 'errors.gone');
      if (!isPublic(state)) throw notFound();
      const { titles, slugs, segments } = titlesAndSlugsOf(row);
      return {
        id,
        state,
        dynamic_titles: titles,
        href_lang: slugs,
        middle_slugs: segments,
        city_names: row.cityName ?? emptyText,
        district_names: row.districtName,
        urban_names: row.urbanName,
      };
    },

    /** Listed statements like this one, which itself may no longer be listed. */
    similars: async (reference: string, page: number, perPage: number, visitor: Visitor): Promise<StatementCard[]> => {
      const statement = await readBy(reference, statements.findBrief);
      if (!isPublic(statement.state)) throw notFound();
      const ids = await search.similar(statement, perPage, (page - 1) * perPage, clock());
      return cards.findByIds(ids, visitor);
    },

    /** The prices its owner set, oldest first. */
    priceHistory: async (reference: string, visitor: Visitor, days: { from?: string; to?: string }): Promise<PricePoint[]> => {
      const statement = await findVisibleBrief(reference, visitor);
      const rows = await statements.priceHistory(statement.id, days.from, days.to);
      return rows.map((row) => toPricePoint(row, statement.areaSqm));
    },

    /** Checks that the statement's page is available; the outlines of parcels are not stored here. */
    assertVisible: async (reference: string, visitor: Visitor): Promise<void> => {
      await findVisibleBrief(reference, visitor);
    },

    /** The whole phone number; a reveal by anybody but the owner counts for the owner once an hour per address. @throws ApiError 429 after 20 in an hour by one visitor or one address, 404 where there is no number */
    phone: async (uuid: string, visitor: Viewer, reportUuid?: string): Promise<string> => {
      await reveals.take(`address ${visitor.address}`, revealLimit);
      if (visitor.userId !== null) await reveals.take(`user ${visitor.userId}`, revealLimit);
      const row = await findVisible(uuid, visitor);
      const phone = phoneOf(row);
      if (phone === null) throw notFound();
      const { id } = row.statement;
      await countOpening(row, 'phoneReveals', visitor);
      await recordReport(reportUuid, id, 'phone', visitor);
      return phone;
    },
  };
}
