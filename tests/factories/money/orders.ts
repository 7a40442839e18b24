import { newKey } from './money';

/** The body of a 3D tour at an address of Tbilisi, on a Tuesday. */
export const tourBody = {
  city_id: 1,
  address: 'ვაკე, ჭავჭავაძის გამზ. 37',
  real_estate_type: '1',
  area: 108,
  floor: 7,
  visit_day: '2026-11-24',
  visit_slot: '14:00',
  name: 'ნინო',
  phone: '599 00 12 34',
};
export const legalBody = { cadastral_code: '01.10.14.022.041', name: 'ნინო', phone: '599001234' };
export const measureBody = {
  ...tourBody,
  real_estate_type: undefined,
  floor: undefined,
  type: 'building',
  area: 250,
  cadastral_code: '01.10.14.022.041',
  purpose: 'sale',
};
export const rateBody = { ...tourBody, floor: undefined, type: 'bank', purpose: 'mortgage' };
export const registryBody = { ...legalBody, type: '1_day', parties: 'ნინო ბერიძე და გია ლომიძე', document: 'purchase' };

/** A call that makes an order. */
export const initCall = (body: object, headers: Record<string, string>) => ({
  method: 'POST',
  body,
  headers: { ...headers, ...newKey() },
});
