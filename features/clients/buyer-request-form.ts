import { z } from 'zod';
import type { BuyerRequest } from '@/lib/contracts/account/buyer-requests';
import { type BuyerRequestBody, buyerTimings } from '@/lib/contracts/account/clients';
import { mobilePhoneSchema } from '@/lib/contracts/phone';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { dealTypeIdsOf, hasRooms, isDealTypeId, isRealEstateTypeId } from '@/lib/domain/statement/market-ids';
import { fieldNumber } from '@/lib/format/number';
import { clientFormSchema, emptyClientForm, toClientBody, toClientForm } from './client-form';

/** A buyer's own request as form values: as a client, with a phone that can get an SMS. */
export const buyerRequestFormSchema = clientFormSchema
  .safeExtend({ timing: z.enum(buyerTimings), is_phone_hidden: z.boolean() })
  .refine(({ phone }) => mobilePhoneSchema.safeParse(phone).success, { path: ['phone'], message: 'errors.phone_format' });
export type BuyerRequestForm = z.infer<typeof buyerRequestFormSchema>;

/** The fields in their order on the screen. */
export const buyerRequestFields = [
  'deal_type_id',
  'real_estate_type_id',
  'cities',
  'districts',
  'urbans',
  'price_from',
  'price_to',
  'area_from',
  'area_to',
  'timing',
  'comment',
  'name',
  'phone',
  'is_phone_hidden',
] as const;

/** An apartment that is bought, in lari. */
export const emptyBuyerRequest: BuyerRequestForm = {
  ...emptyClientForm,
  real_estate_type_id: '1',
  deal_type_id: '1',
  currency_id: '1',
  timing: 'any',
  is_phone_hidden: false,
};

export const toBuyerRequestForm = (request: BuyerRequest): BuyerRequestForm => ({
  ...toClientForm(request),
  timing: request.timing,
  is_phone_hidden: request.is_phone_hidden,
});

export const toBuyerRequestBody = ({ timing, is_phone_hidden, ...form }: BuyerRequestForm): BuyerRequestBody => ({
  ...toClientBody(form),
  timing,
  is_phone_hidden,
  phone: mobilePhoneSchema.safeParse(form.phone).data ?? form.phone,
});

/** The type after a change of deal: the same one if the deal is offered for it, else the first one that is. */
export function typeForDeal(typeId: number, dealId: number): number {
  const isOffered = (id: number) => isRealEstateTypeId(id) && isDealTypeId(dealId) && dealTypeIdsOf(id).includes(dealId);
  return isOffered(typeId) ? typeId : ([1, 2, 3, 4, 5, 6].find(isOffered) ?? typeId);
}

/** The statements that match what is typed so far. */
export function filtersOfForm(form: BuyerRequestForm): StatementFilters {
  const typeId = Number(form.real_estate_type_id);
  const isNarrowed = form.districts.length + form.urbans.length > 0;
  const bounds = { price_from: form.price_from, price_to: form.price_to, area_from: form.area_from, area_to: form.area_to };
  const numbers = Object.entries(bounds).flatMap(([name, text]) => {
    const value = fieldNumber(text);
    return value === null || Number.isNaN(value) ? [] : [[name, value]];
  });
  return {
    deal_types: [Number(form.deal_type_id)],
    real_estate_types: [typeId],
    cities: isNarrowed ? [] : form.cities,
    districts: form.districts,
    urbans: form.urbans,
    room_types: hasRooms(typeId) ? form.room_types.map(Number) : [],
    currency_id: form.currency_id === '1' ? 1 : 2,
    ...Object.fromEntries(numbers),
  };
}
