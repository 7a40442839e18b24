import { verdictComparablesMin } from '@/lib/contracts/estimate';
import type { PriceExplanation } from '@/lib/contracts/statements/prices';
import type { ApartmentsRepository } from './apartments.repository';
import { apartmentFromRow } from './estimate.apartment';
import type { ModelCache } from './estimate.models';
import type { EstimateRepository, ListedRow } from './estimate.repository';
import { effectsOf } from './model/comparables/effects';
import { predict } from './model/predict';

const shownMax = 5;
/** Fewer would explain nothing. */
const shownMin = 3;
/** More than are shown, as some may no longer be listed. */
const readCount = 24;
const gel = (minor: number | null): number => (minor ?? 0) / 100;

const middleOf = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

type Found = { distanceM: number; row: ListedRow };

const toComparable = ({ distanceM, row }: Found): PriceExplanation['comparables'][number] => ({
  statement_id: row.id,
  total_price: gel(row.priceGelMinor),
  square_price: gel(row.squarePriceGelMinor),
  area: row.areaSqm,
  floor: row.floor,
  total_floors: row.totalFloors,
  condition_id: row.conditionId,
  distance_m: Math.round(distanceM),
});

export type ExplanationParts = {
  repository: Pick<EstimateRepository, 'listed' | 'usdRateGel'>;
  apartments: Pick<ApartmentsRepository, 'findEstimated'>;
  models: ModelCache;
};
export type ExplanationService = ReturnType<typeof createExplanationService>;

/** Explains the stored estimate of a listed apartment. */
export function createExplanationService({ repository, apartments, models }: ExplanationParts) {
  return {
    /**
     * The most similar listings, five at most, and what the condition, the floor and the size of the apartment change against them; `rest` is what
     * the model uses in addition to these: the place and the house. Null without an estimate, or with fewer than three listed.
     */
    explain: async (statementId: number): Promise<PriceExplanation | null> => {
      const stored = await apartments.findEstimated(statementId);
      if (!stored || stored.comparablesCount < verdictComparablesMin) return null;
      const { apartment: row, totalUsdMinor } = stored;
      const current = await models.current();
      const apartment = apartmentFromRow(row);
      if (current === null || apartment === null) return null;
      const answer = predict(current.model, apartment, { excludeId: statementId });
      if ('refusal' in answer) return null;
      const similar = answer.comparables.slice(0, readCount);
      const [rateGel, listed] = await Promise.all([repository.usdRateGel(), repository.listed(similar.map(({ id }) => id))]);
      const byId = new Map(listed.map((one) => [one.id, one]));
      const shown = similar
        .flatMap(({ id, distanceM }): Found[] => {
          const found = byId.get(id);
          return found ? [{ distanceM, row: found }] : [];
        })
        .slice(0, shownMax);
      if (shown.length < shownMin) return null;
      const estimate = Math.round((totalUsdMinor / 100) * rateGel);
      const base = Math.round(middleOf(shown.map((one) => gel(one.row.squarePriceGelMinor))) * row.areaSqm);
      const { condition, floor, size } = effectsOf(
        current.model.prices.reference,
        apartment,
        shown.map((one) => one.row.id),
      );
      const known = (
        [
          ['condition', condition],
          ['floor', floor],
          ['size', size],
        ] as const
      ).map(([factor, effect]) => ({
        factor,
        amount: Math.round(base * Math.expm1(effect)),
      }));
      const rest = known.reduce((left, { amount }) => left - amount, estimate - base);
      return { estimate, base, effects: [...known, { factor: 'rest', amount: rest }], comparables: shown.map(toComparable) };
    },
  };
}
