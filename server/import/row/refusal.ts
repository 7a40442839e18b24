export const refusalKinds = [
  'row_unreadable',
  'deal_unknown',
  'type_unknown',
  'deal_not_offered',
  'place_unknown',
  'coordinates_outside',
  'price_missing',
  'price_invalid',
  'price_absurd',
  'currency_unknown',
  'currency_unsupported',
  'area_missing',
  'area_absurd',
  'rooms_absurd',
  'floor_above_top',
  'floor_absurd',
  'duplicate',
  'pair_changed',
  'other_home',
  'closed',
] as const;
export type RefusalKind = (typeof refusalKinds)[number];

const whyMax = 160;
/** Nine digits or more, however they are spaced. */
const PHONE = /\+?\d(?:[\s()-]*\d){8,}/g;

/** Why a row is not imported: the kind is counted, the message goes into the report. */
export class Refusal extends Error {
  constructor(
    readonly kind: RefusalKind,
    why: string,
  ) {
    super(why.replace(PHONE, '…').slice(0, whyMax).toWellFormed());
  }
}
