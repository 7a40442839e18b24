import type { z } from 'zod';
import type { StatementValues } from '@/lib/contracts/statements/own-statement-fields';
import type { draftBodySchema, OwnStatement, saveBodySchema } from '@/lib/contracts/statements/own-statements';
import { priceTypeIds } from '@/lib/domain/money/price';
import type { Pair } from '@/lib/domain/statement/offered-fields';
import { isEditable } from '@/lib/domain/statement/status-machine';
import { invalid, notFound } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import { findNearestMetroStation } from '../locations/locations.resolver';
import type { StatementsRepository } from '../statements/statements.repository';
import type { StatementRecord } from '../statements/statements.row.query';
import type { OwnListRepository } from './own-list.repository';
import { toOwnStatement } from './publishing.mapper';
import type { PublishingRepository, StatementChange } from './publishing.repository';
import { changedElsewhere, type Rules, toPriceColumns, wrongState } from './publishing.rules';
import {
  emptyValues,
  isPriceChanged,
  isSubstantive,
  mergeValues,
  toStatementColumns,
  toStatementValues,
} from './publishing.values';

export type PublishingParts = {
  publishing: PublishingRepository;
  statements: StatementsRepository;
  lists: OwnListRepository;
  rules: Rules;
  /** Runs work in one transaction, over a repository that stays inside it. */
  atomically: <T>(work: (publishing: PublishingRepository) => Promise<T>) => Promise<T>;
  /** Drafts that were started. */
  creations: RateLimiter;
  /** Called with changed statements once the change is stored. */
  afterChange: (ids: number[]) => Promise<void>;
  clock: Clock;
};

export type PublishingService = ReturnType<typeof createPublishingService>;

type DraftFields = z.output<typeof draftBodySchema>;
type SavedFields = z.output<typeof saveBodySchema>;

const creationLimit = { countMax: 60, windowSeconds: 3600 };

export const pairOf = (statement: Pick<StatementRecord, 'dealTypeId' | 'realEstateTypeId'>): Pair => ({
  deal_type_id: statement.dealTypeId,
  real_estate_type_id: statement.realEstateTypeId,
});

/** The columns of checked values, with the prices of the moment and the metro near the pin. */
function columnsAt(values: StatementValues, pair: Pair, usdRateGel: number) {
  const { lat, lng } = values;
  return {
    ...toStatementColumns(values),
    ...toPriceColumns(values, usdRateGel),
    dealTypeId: pair.deal_type_id,
    realEstateTypeId: pair.real_estate_type_id,
    metroStationId: lat === null || lng === null ? null : findNearestMetroStation({ latitude: lat, longitude: lng }),
  };
}

/** Whether an owner would change the price that bids set. */
const isAuctionPriceChanged = (
  { isAuction, priceTypeId, expiresAt }: StatementRecord,
  before: StatementValues,
  after: StatementValues,
): boolean => isAuction && expiresAt !== null && priceTypeId !== priceTypeIds.negotiable && isPriceChanged(before, after);

/** One's own statements one by one: what the form reads and writes. Each call throws ApiError 404 for what is not theirs. */
export function createPublishingService(parts: PublishingParts) {
  const { publishing, statements, lists, rules, atomically, creations, afterChange, clock } = parts;

  const find = async (userId: number, id: number): Promise<StatementRecord> => {
    const record = await publishing.find(userId, id);
    if (!record) throw notFound();
    return record;
  };

  /** Checks values that may be saved for a record, or for a new draft. */
  const check = async (
    userId: number,
    values: StatementValues,
    pair: Pair,
    record: StatementRecord | null,
    isComplete: boolean,
  ) => {
    const [phones, usdRateGel] = await Promise.all([publishing.phonesOf(userId), publishing.usdRateGel()]);
    const context = {
      userId,
      pair,
      usdRateGel,
      phones: record?.phone ? [...phones, record.phone] : phones,
      storedTour: record?.tourUrl ?? null,
      isComplete,
    };
    return { ...(await rules.check(values, context)), usdRateGel };
  };

  /** What publishing would refuse of a record as it is stored. */
  const completed = (record: StatementRecord) => check(record.userId, toStatementValues(record), pairOf(record), record, true);

  const read = async (userId: number, id: number): Promise<OwnStatement> => {
    const row = await statements.findById(id);
    if (!row || row.statement.userId !== userId || row.statement.state === 'deleted') throw notFound();
    const [{ errors }, favorites] = await Promise.all([completed(row.statement), lists.countFavorites([id])]);
    return toOwnStatement(row, { favoritesCount: favorites.get(id) ?? 0, missing: errors, now: clock() });
  };

  /** What a save changes in addition to the fields: the day of the last substantive change. */
  const datedChange = (record: StatementRecord, before: StatementValues, after: StatementValues): StatementChange => {
    const wasPublished = record.expiresAt !== null;
    return !wasPublished || isSubstantive(before, after) ? { date: clock() } : {};
  };

  return {
    find,
    read,
    completed,

    /** Columns and price as they would be published now. */
    columnsAt,

    /** Begins a draft. @throws ApiError 422 by field, 429 after 60 in an hour */
    create: async (userId: number, { deal_type_id, real_estate_type_id, ...fields }: DraftFields): Promise<OwnStatement> => {
      const pair = { deal_type_id, real_estate_type_id };
      const [phone = null] = await publishing.phonesOf(userId);
      const values = mergeValues({ ...emptyValues, phone_number: phone }, fields);
      const checked = await check(userId, values, pair, null, false);
      if (Object.keys(checked.errors).length > 0) throw invalid(checked.errors);
      await creations.take(`user ${userId}`, creationLimit);
      const now = clock();
      const columns = columnsAt(checked.values, pair, checked.usdRateGel);
      const id = await publishing.insert({ ...columns, userId, state: 'draft', createdAt: now, date: now });
      return read(userId, id);
    },

    /** Saves what was given. @throws ApiError 409 for an older version or a state that allows no edit, 422 by field */
    save: async (userId: number, id: number, { version, deal_type_id, real_estate_type_id, ...fields }: SavedFields) => {
      const record = await find(userId, id);
      if (!isEditable(record.state)) throw wrongState();
      if (record.version !== version) throw changedElsewhere();
      const stored = pairOf(record);
      const pair = {
        deal_type_id: deal_type_id ?? stored.deal_type_id,
        real_estate_type_id: real_estate_type_id ?? stored.real_estate_type_id,
      };
      const changedNames = (['deal_type_id', 'real_estate_type_id'] as const).filter((name) => pair[name] !== stored[name]);
      const wasPublished = record.expiresAt !== null;
      if (wasPublished && changedNames.length > 0)
        throw invalid(Object.fromEntries(changedNames.map((name) => [name, ['errors.pair_fixed']])));
      const before = toStatementValues(record);
      const known = changedNames.length > 0 ? await rules.pickOffered(before, pair) : before;
      const after = mergeValues(known, fields);
      const { values, errors, usdRateGel } = await check(userId, after, pair, record, record.state !== 'draft');
      if (Object.keys(errors).length > 0) throw invalid(errors);
      if (isAuctionPriceChanged(record, before, values)) throw invalid({ price: ['errors.auction_price'] });
      const columns = columnsAt(values, pair, usdRateGel);
      const isSaved = await atomically(async (tx) => {
        const isChanged = await tx.change(record, { ...columns, ...datedChange(record, before, values) });
        if (isChanged && wasPublished && isPriceChanged(before, values)) await tx.addPriceOf(id, clock());
        return isChanged;
      });
      if (!isSaved) throw changedElsewhere();
      if (record.state === 'active' || record.state === 'blocked') await afterChange([id]);
      return read(userId, id);
    },
  };
}
