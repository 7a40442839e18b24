import type { OrderDetails } from '@/lib/contracts/money/orders';
import type { OrderBody } from '@/lib/contracts/money/services';
import { hasVisit, type OrderedServiceId } from '@/lib/domain/order/services';
import { bookableDays, isBookable, visitStart } from '@/lib/domain/order/visits';
import { dayMs } from '@/lib/domain/time/duration';
import type { Repositories } from '@/server/composition/repositories';
import { invalid } from '../../http/errors';
import type { PromoCodeRow } from '../services/promo-codes.repository';
import { findUsableCode } from '../services/promo-codes.service';
import { hasRater, propertyOf } from '../services/services.service';
import { serviceTypesOf } from '../services/services.types';
import { streetAddress } from '../statements/statements.describe';
import type { StatementRow } from '../statements/statements.row.query';
import { type FieldErrors, readForm } from './orders.form';

/** An order before it is stored. */
export type OrderDraft = {
  details: OrderDetails;
  statementIds: number[];
  cityId: number | null;
  visit: { day: string; slot: string } | null;
  promo: PromoCodeRow | null;
  fileIds: number[];
};
export type DraftRequest = {
  serviceId: OrderedServiceId;
  body: OrderBody;
  userId: number;
  now: Date;
  /** Whether type and visit may be settled later. */
  isRequest?: boolean;
};

/** Statements that a service may be ordered for: a tour comes before the publication as well. */
const orderableStates: readonly StatementRow['statement']['state'][] = ['draft', 'unpaid', 'active', 'hidden', 'expired'];

type Part<T> = { value: T; errors: FieldErrors };
const fine = <T>(value: T): Part<T> => ({ value, errors: {} });
const wrong = <T>(value: T, field: string, key: string): Part<T> => ({ value, errors: { [field]: [key] } });

async function ownStatement(inside: Repositories, userId: number, id: number): Promise<StatementRow | undefined> {
  const row = await inside.statements.findById(id);
  return row?.statement.userId === userId && orderableStates.includes(row.statement.state) ? row : undefined;
}

type Property = { details: OrderDetails; statementId: number | null; cityId: number | null };
const noProperty: Property = { details: {}, statementId: null, cityId: null };

/** What the form leaves out of a statement's own: its address, its type, its area. */
const statementDetails = ({ statement, ...row }: StatementRow, body: OrderBody): OrderDetails => ({
  address: streetAddress({ statement, ...row }, true).ka,
  ...(body.area === undefined || body.area === '' ? { area: statement.areaSqm } : {}),
  real_estate_type: statement.realEstateTypeId,
});

/** The statement, or the address, that an order is for. */
async function readProperty(inside: Repositories, { serviceId, body, userId }: DraftRequest): Promise<Part<Property>> {
  const kind = propertyOf(serviceId);
  if (kind === 'none') return fine(noProperty);
  if (body.statement_id !== undefined) {
    const row = await ownStatement(inside, userId, body.statement_id);
    if (!row) return wrong(noProperty, 'statement_id', 'errors.own_statement_required');
    return fine({ details: statementDetails(row, body), statementId: row.statement.id, cityId: row.statement.cityId });
  }
  if (kind === 'own') return wrong(noProperty, 'statement_id', 'errors.field_required');
  if (!body.address) return wrong(noProperty, 'address', 'errors.field_required');
  if (body.city_id === undefined) return wrong(noProperty, 'city_id', 'errors.field_required');
  return fine({ details: { address: body.address }, statementId: null, cityId: body.city_id });
}

/** The kind that was chosen; optional for a service with one kind. */
async function readType(inside: Repositories, { serviceId, body, now, isRequest }: DraftRequest): Promise<Part<OrderDetails>> {
  if (isRequest && body.type === undefined) return fine({});
  const types = serviceTypesOf(serviceId, await inside.priceBook.findPrices(now));
  const type = body.type ?? (types.length === 1 ? types[0]?.key : undefined);
  if (type === undefined) return wrong({}, 'type', 'errors.field_required');
  return types.some(({ key }) => key === type) ? fine({ type }) : wrong({}, 'type', 'errors.field_invalid');
}

async function readRater(inside: Repositories, { serviceId, body }: DraftRequest): Promise<Part<OrderDetails>> {
  if (body.rater_id === undefined) return fine({});
  const raters = hasRater(serviceId) ? await inside.services.findRaters() : [];
  const isFit = raters.some(({ id, rateTypes }) => id === body.rater_id && (!body.type || rateTypes.includes(body.type)));
  return isFit ? fine({ rater_id: body.rater_id }) : wrong({}, 'rater_id', 'errors.field_invalid');
}

/** Whether a moment can be booked, only by the clock. */
export function slotError(day: string | undefined, slot: string | undefined, now: Date): string | null {
  if (day === undefined || slot === undefined) return 'errors.field_required';
  const isTooFar = visitStart(day, slot).getTime() > now.getTime() + bookableDays * dayMs;
  return isBookable(day, slot, now) && !isTooFar ? null : 'errors.slot_taken';
}

type Visit = { visit: OrderDraft['visit']; details: OrderDetails };
const noVisit: Visit = { visit: null, details: {} };

async function readVisit(
  inside: Repositories,
  { serviceId, body, now, isRequest }: DraftRequest,
  cityId: number | null,
): Promise<Part<Visit>> {
  if (!hasVisit(serviceId)) return fine(noVisit);
  const cities = await inside.visits.servedCityIds(serviceId);
  if (cityId !== null && !cities.includes(cityId))
    return wrong(noVisit, body.statement_id === undefined ? 'city_id' : 'statement_id', 'errors.city_not_served');
  const { visit_day: day, visit_slot: slot, backup_day, backup_slot } = body;
  if (isRequest && day === undefined && slot === undefined) return fine(noVisit);
  const broken = slotError(day, slot, now);
  if (broken) return wrong(noVisit, day === undefined ? 'visit_day' : 'visit_slot', broken);
  const hasBackup = backup_day !== undefined || backup_slot !== undefined;
  const brokenBackup = hasBackup ? slotError(backup_day, backup_slot, now) : null;
  if (brokenBackup) return wrong(noVisit, 'backup_slot', brokenBackup);
  const details: OrderDetails = hasBackup ? { backup_day: backup_day ?? '', backup_slot: backup_slot ?? '' } : {};
  return fine({ visit: { day: day ?? '', slot: slot ?? '' }, details });
}

/** Rules beyond single fields: a building is measured by its area. */
const measureErrors = (details: OrderDetails): FieldErrors =>
  details.type === 'building' && details.area === undefined ? { area: ['errors.field_required'] } : {};

/**
 * Reads the body of an order: its fields by the service's form, the property, the visit, the valuer, the promo code and the files.
 * @throws ApiError 422 with all errors by field
 */
export async function readDraft(inside: Repositories, request: DraftRequest): Promise<OrderDraft> {
  const { serviceId, body, userId, now } = request;
  const form = await inside.services.findForm(serviceId);
  const property = await readProperty(inside, request);
  const filled = readForm(form?.fields ?? [], body, property.value.details);
  const [type, rater, visit] = [
    await readType(inside, request),
    await readRater(inside, request),
    await readVisit(inside, request, property.value.cityId),
  ];
  const fileIds = [...new Set(body.file_ids ?? [])];
  const details = { ...property.value.details, ...filled.details, ...type.value, ...rater.value, ...visit.value.details };
  const errors = {
    ...filled.errors,
    ...property.errors,
    ...type.errors,
    ...rater.errors,
    ...visit.errors,
    ...measureErrors(details),
    ...(fileIds.length > (form?.filesMax ?? 0) ? { file_ids: ['errors.files_full'] } : {}),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const promo = body.promo_code
    ? await findUsableCode(inside.promoCodes, body.promo_code, { serviceId, userId, now, field: 'promo_code' })
    : null;
  const { statementId, cityId } = property.value;
  return { details, statementIds: statementId === null ? [] : [statementId], cityId, visit: visit.value.visit, promo, fileIds };
}
