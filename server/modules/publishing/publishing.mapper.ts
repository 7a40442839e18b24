import {
  type OwnImage,
  type OwnState,
  type OwnStatement,
  type OwnStatementCard,
  ownStates,
} from '@/lib/contracts/statements/own-statements';
import type { StatementCard, StatementImage } from '@/lib/contracts/statements/statements';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { currencyIds } from '@/lib/domain/money/currency';
import { allowedActions, type Lifecycle } from '@/lib/domain/statement/status-machine';
import { tbilisiTimestamp } from '@/lib/domain/time/tbilisi';
import { findEntry } from '../../data/dictionaries';
import { titlesAndSlugsOf } from '../statements/statements.describe';
import type { StatementRecord, StatementRow } from '../statements/statements.row.query';
import { toStatementValues } from './publishing.values';

/** State and term of a row; a duration that the dictionary no longer has is thirty days. */
export const lifecycleOf = ({
  state,
  durationId,
  expiresAt,
}: Pick<StatementRecord, 'state' | 'durationId' | 'expiresAt'>): Lifecycle => ({
  state,
  term: { durationDays: findEntry('durations', durationId)?.days ?? 30, expiresAt },
});

const isOwnState = (state: string): state is OwnState => (ownStates as readonly string[]).includes(state);

/** @throws RangeError for a deleted one, which no response may contain */
function ownStateOf({ state }: Pick<StatementRecord, 'state'>): OwnState {
  if (!isOwnState(state)) throw new RangeError('A deleted statement is in no response.');
  return state;
}

function toLifecycle(statement: StatementRecord, favoritesCount: number, now: Date) {
  return {
    state: ownStateOf(statement),
    version: statement.version,
    actions: allowedActions(lifecycleOf(statement), now),
    expires_at: statement.expiresAt?.toISOString() ?? null,
    blocked_reason: statement.state === 'blocked' ? statement.blockedReason : null,
    views: statement.views,
    phone_reveals: statement.phoneReveals,
    favorites_count: favoritesCount,
  };
}

/** The name of a photo's large file names the photo. */
export const imageIdOf = ({ large }: Pick<StatementImage, 'large'>): string => large.replace(/^.*\//, '').replace(/\.\w+$/, '');

export const toOwnImage = (image: StatementImage): OwnImage => ({
  large: image.large,
  thumb: image.thumb,
  blur: image.blur,
  is_main: image.is_main,
  id: imageIdOf(image),
});

export type OwnContext = { favoritesCount: number; missing: OwnStatement['missing']; now: Date };

/** A row as the form of its owner. */
export function toOwnStatement(row: StatementRow, { favoritesCount, missing, now }: OwnContext): OwnStatement {
  const { statement, streetName } = row;
  const { titles, slugs, segments } = titlesAndSlugsOf(row);
  const otherMinor = statement.currencyId === currencyIds.usd ? statement.priceGelMinor : statement.priceUsdMinor;
  return {
    id: statement.id,
    uuid: statement.uuid,
    deal_type_id: statement.dealTypeId,
    real_estate_type_id: statement.realEstateTypeId,
    ...toLifecycle(statement, favoritesCount, now),
    ...toStatementValues(statement),
    images: statement.images.map(toOwnImage),
    created_at: tbilisiTimestamp(statement.createdAt),
    created_at_iso: statement.createdAt.toISOString(),
    date: statement.date.toISOString(),
    missing,
    other_price: otherMinor === null ? null : toMajorUnits(otherMinor),
    street_names: streetName,
    dynamic_titles: titles,
    href_lang: slugs,
    middle_slugs: segments,
  };
}

/** A card with what only its owner sees. */
export const toOwnStatementCard = (
  card: StatementCard,
  statement: StatementRecord,
  { favoritesCount, paidUntil, now }: Pick<OwnContext, 'favoritesCount' | 'now'> & { paidUntil: Date | undefined },
): OwnStatementCard => ({
  ...card,
  ...toLifecycle(statement, favoritesCount, now),
  paid_until: paidUntil?.toISOString() ?? null,
});
