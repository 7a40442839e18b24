import { truncate } from './text';

export const refusalKinds = [
  'row_unreadable',
  'text_broken',
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
  'area_unit_unknown',
  'rooms_absurd',
  'floor_above_top',
  'floor_absurd',
  'date_unreadable',
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
    super(truncate(why.replace(PHONE, '…'), whyMax).toWellFormed());
  }
}
