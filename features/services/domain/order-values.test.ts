import { describe, expect, it } from 'vitest';
import type { ServiceTypes } from '@/lib/contracts/money/services';
import { orderField, photoTour, typeOfService } from '../services.fixture';
import { emptyOrder, type OrderValues, orderBody, orderErrors, pathOfError } from './order-values';

const filled = (changes: Partial<OrderValues> = {}): OrderValues => ({
  ...emptyOrder(photoTour),
  statement_id: 7,
  visit: { day: '2026-11-24', slot: '14:00' },
  fields: { area: '108', floor: '', name: 'Nino', phone: '599001234', comment: ' ' },
  ...changes,
});
const paths = (values: OrderValues, catalogue: ServiceTypes = photoTour) =>
  orderErrors(values, catalogue).map(({ path }) => path);

describe('an order', () => {
  it('names every missing field in the order of the form', () => {
    expect(paths(emptyOrder(photoTour))).toEqual(['statement_id', 'fields.area', 'visit', 'fields.name', 'fields.phone']);
  });

  it('requires the city and the street of an address', () => {
    expect(paths(filled({ property: 'address' }))).toEqual(['place', 'address']);
  });

  it('checks fields by their rules and phones by theirs', () => {
    const fields = { area: '5', floor: '', name: 'N', phone: '12', comment: '' };
    expect(orderErrors(filled({ fields }), photoTour)).toEqual([
      { path: 'fields.area', key: 'errors.field_too_small' },
      { path: 'fields.name', key: 'errors.field_too_short' },
      { path: 'fields.phone', key: 'errors.phone_format' },
    ]);
  });

  it('needs no visit and no property where the service has none', () => {
    const check = { ...photoTour, fields: [], requires: { ...photoTour.requires, property: 'none' as const, visit: false } };
    expect(paths({ ...emptyOrder(check) }, check)).toEqual([]);
  });
});

describe('the body of an order', () => {
  it('leaves out what is empty and writes numbers with a point', () => {
    expect(orderBody(filled({ fields: { ...filled().fields, area: '1 08,5' } }), photoTour)).toEqual({
      area: '108.5',
      name: 'Nino',
      phone: '599001234',
      type: 'photo',
      statement_id: 7,
      visit_day: '2026-11-24',
      visit_slot: '14:00',
    });
  });

  it('names the neighbourhood in the address, and no statement', () => {
    const values = filled({ property: 'address', place: { city_id: 1, district_id: 4, urban_id: 38 }, address: ' Abashidze 5 ' });
    const body = orderBody(values, photoTour, 'Vake');
    expect(body).toMatchObject({ city_id: 1, address: 'Vake, Abashidze 5' });
    expect(body).not.toHaveProperty('statement_id');
  });

  it('has a backup only with a visit, and files by their ids', () => {
    const backup = { day: '2026-11-27', slot: '12:00' };
    const file = { id: 3, name: 'a.pdf', media_type: 'application/pdf', bytes: 9 };
    expect(orderBody(filled({ backup, files: [file] }), photoTour)).toMatchObject({
      backup_day: '2026-11-27',
      backup_slot: '12:00',
      file_ids: [3],
    });
    expect(orderBody(filled({ visit: null, backup }), photoTour)).not.toHaveProperty('backup_day');
  });

  it('requires parcels instead of an area for land', () => {
    const measure: ServiceTypes = {
      ...photoTour,
      types: [typeOfService('building'), typeOfService('land')],
      fields: [orderField('area', { type: 'number', required: 0 }), orderField('parcels', { type: 'number', required: 0 })],
    };
    const fields = { area: '90', parcels: '2' };
    const bodyOf = (type: string) => orderBody({ ...emptyOrder(measure), type, fields }, measure);
    expect(bodyOf('land')).toEqual({ parcels: '2', type: 'land' });
    expect(bodyOf('building')).toEqual({ area: '90', type: 'building' });
  });
});

it.each([
  ['area', 'fields.area'],
  ['visit_slot', 'visit'],
  ['backup_day', 'backup'],
  ['city_id', 'place'],
  ['file_ids', 'files'],
  ['promo_code', 'promo_code'],
  ['payment_id', undefined],
])('an error of the API on %s is shown at %s', (name, path) => {
  expect(pathOfError(name, photoTour.fields)).toBe(path);
});
