import {
  type Comparable,
  type Estimate,
  type EstimateBody,
  estimateCurrencyId,
  type PastEstimate,
} from '@/lib/contracts/estimate';
import { toPaging } from '@/lib/contracts/paged';
import { ApiError, invalid } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import { apartmentFromBody } from './estimate.apartment';
import type { CurrentModel, ModelCache } from './estimate.models';
import type { EstimateRepository, EstimateRow, ListedRow } from './estimate.repository';
import type { Prediction } from './model/apartment';
import { predict } from './model/predict';

/** There are too few sales near the place for an honest estimate. */
const tooFewComparables = () => invalid({ latitude: ['errors.estimate_thin'] });

/** No model was fitted yet: the market is young, or the fit is under way. */
const modelUnavailable = () => new ApiError(503, 'errors.unavailable', {}, 60);

export type EstimateParts = {
  repository: EstimateRepository;
  models: ModelCache;
  /** Requested estimates. */
  limiter: RateLimiter;
  clock: Clock;
  /** The one account that is shown no estimates. */
  hiddenFromUserId: number | undefined;
};

export type EstimateService = ReturnType<typeof createEstimateService>;

const estimateLimit = { countMax: 30, windowSeconds: 3600 };
const perPage = 20;
const comparablesMax = 6;
/** More than are shown, as some may no longer be listed. */
const comparablesRead = 24;
const gel = (minor: number): number => minor / 100;

/** The listed ones among the model's comparables, the highest weights first; their shares are of those shown. */
function comparablesOf(answer: Prediction, listed: ListedRow[]): Comparable[] {
  const byId = new Map(listed.map((row) => [row.id, row]));
  const shown = answer.comparables
    .flatMap((comparable) => {
      const row = byId.get(comparable.id);
      return row ? [{ ...comparable, row }] : [];
    })
    .slice(0, comparablesMax);
  const whole = shown.reduce((sum, { weight }) => sum + weight, 0);
  return shown.map(({ id, distanceM, weight, row }) => ({
    statement_id: id,
    total_price: gel(row.priceGelMinor ?? 0),
    square_price: gel(row.squarePriceGelMinor ?? 0),
    area: row.areaSqm,
    floor: row.floor,
    total_floors: row.totalFloors,
    room_type_id: row.roomTypeId,
    condition_id: row.conditionId,
    status_id: row.statusId,
    distance_m: Math.round(distanceM),
    weight: whole === 0 ? 0 : Math.round((weight / whole) * 1000) / 1000,
  }));
}

type Money = Pick<Estimate, 'total_price' | 'square_price' | 'interval'>;

/** The model's price of a square metre, as prices of the whole apartment in whole GEL. */
function toMoney(answer: Prediction, areaSqm: number, usdRateGel: number): Money {
  const inGel = (usd: number): number => Math.round(usd * usdRateGel);
  return {
    total_price: inGel(answer.squarePriceUsd * areaSqm),
    square_price: inGel(answer.squarePriceUsd),
    interval: { low: inGel(answer.lowUsd * areaSqm), high: inGel(answer.highUsd * areaSqm), coverage: 0.8 },
  };
}

const toModelSummary = ({ fittedAt, rows, metrics }: CurrentModel): Estimate['model'] => ({
  fitted_at: fittedAt.toISOString(),
  rows,
  median_abs_pct_error: metrics.medianAbsPctError,
});

const toEstimateRow = (body: EstimateBody, money: Money) => ({
  statementId: body.statement_id ?? null,
  address: body.address ?? '',
  areaSqm: body.flat_area,
  roomTypeId: body.rooms,
  floor: body.floor,
  totalFloors: body.floors,
  totalGelMinor: money.total_price * 100,
  squareGelMinor: money.square_price * 100,
  lowGelMinor: money.interval.low * 100,
  highGelMinor: money.interval.high * 100,
});

const toPastEstimate = (row: EstimateRow): PastEstimate => ({
  id: row.id,
  created_at: row.createdAt.toISOString(),
  address: row.address,
  statement_id: row.statementId,
  total_price: gel(row.totalGelMinor),
  square_price: gel(row.squareGelMinor),
  currency_id: estimateCurrencyId,
  interval: { low: gel(row.lowGelMinor), high: gel(row.highGelMinor) },
  flat_area: row.areaSqm,
  rooms: row.roomTypeId,
  floor: row.floor,
  floors: row.totalFloors,
  comparables_count: row.comparablesCount,
  comparables: row.comparables,
});

/** Estimates requested by visitors. */
export function createEstimateService({ repository, models, limiter, clock, hiddenFromUserId }: EstimateParts) {
  return {
    /**
     * The estimate of an apartment, stored for the account; nothing for the account that estimates are hidden from.
     * @throws ApiError 422 where data are too thin, 429 after 30 in an hour, 503 while there is no model
     */
    estimate: async (userId: number, body: EstimateBody): Promise<Estimate[]> => {
      if (userId === hiddenFromUserId) return [];
      const current = await models.current();
      if (current === null) throw modelUnavailable();
      await limiter.take(`user ${userId}`, estimateLimit);
      const own = body.statement_id === undefined ? {} : { excludeId: body.statement_id };
      const answer = predict(current.model, apartmentFromBody(body), own);
      if ('refusal' in answer) throw tooFewComparables();
      const [usdRateGel, listed] = await Promise.all([
        repository.usdRateGel(),
        repository.listed(answer.comparables.slice(0, comparablesRead).map(({ id }) => id)),
      ]);
      const money = toMoney(answer, body.flat_area, usdRateGel);
      const comparables = comparablesOf(answer, listed);
      const { comparablesCount } = answer;
      const estimate = { ...toEstimateRow(body, money), comparables, comparablesCount };
      const id = await repository.add({ userId, createdAt: clock(), modelId: current.id, ...estimate });
      const counts = { comparables_count: comparablesCount, comparables };
      return [{ id, ...money, currency_id: estimateCurrencyId, ...counts, model: toModelSummary(current) }];
    },

    /** The estimates of an account, newest first, 20 per page. */
    list: async (userId: number, page: number) => {
      const isHidden = userId === hiddenFromUserId;
      const total = isHidden ? 0 : await repository.count(userId);
      const rows = isHidden ? [] : await repository.page(userId, perPage, (page - 1) * perPage);
      return { data: rows.map(toPastEstimate), pagination: toPaging(page, perPage, total) };
    },
  };
}
