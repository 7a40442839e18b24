import type { PromotionPreview, PromotionSpan } from '@/lib/contracts/money/promotion';
import { type TierId, tierRank } from '@/lib/domain/promotion/tiers';
import { grant, type Placement, type Span, secondsLeftOf, spansOf } from '@/lib/domain/promotion/timeline';
import { daySeconds } from '@/lib/domain/time/duration';

export const toSpan = ({ tierId, startsAt, endsAt }: Span): PromotionSpan => ({
  vip_type_id: tierId,
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
});

/** What bought days make of a statement. */
export function toPreviewedStatement(
  id: number,
  before: readonly Placement[],
  { tierId, days, startsAt }: { tierId: TierId; days: number; startsAt: Date },
  now: Date,
): PromotionPreview['statements'][number] {
  const spans = spansOf(grant(before, tierId, days * daySeconds, startsAt, now).placements, now);
  const own = spans.filter((span) => span.tierId === tierId && span.endsAt > startsAt);
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) throw new Error('The preview has no period of the ordered tier.');
  const next = spans[spans.indexOf(last) + 1];
  const resumes = next && tierRank(next.tierId) < tierRank(tierId) ? next : null;
  return {
    statement_id: id,
    starts_at: (first.startsAt > startsAt ? first.startsAt : startsAt).toISOString(),
    ends_at: last.endsAt.toISOString(),
    is_added: secondsLeftOf(before, tierId, now) > 0,
    resumes: resumes && toSpan(resumes),
    spans: spans.map(toSpan),
  };
}
