import { describe, expect, it } from 'vitest';
import type { OrderDetails } from '@/lib/contracts/money/orders';
import { orderLines } from './order-lines';
import { areSameLines, sumOfLines, withPromo } from './price-book';
import { type ServiceId, serviceIds } from './services';
import { startingPrices as book } from './starting-prices';

const linesOf = (serviceId: ServiceId, details: OrderDetails, statements = 1) =>
  orderLines(serviceId, details, statements, book) ?? [];
const sumOf = (serviceId: ServiceId, details: OrderDetails, statements?: number): number =>
  sumOfLines(linesOf(serviceId, details, statements));

describe('prices of services', () => {
  it('count the days of a tier for each statement', () => {
    expect(sumOf(serviceIds.vip, { tier_id: 4, days: 7 }, 3)).toBe(18_900);
    expect(sumOf(serviceIds.vip, { tier_id: 1, days: 1 })).toBe(250);
    expect(sumOf(serviceIds.vip, { tier_id: 3, days: 10 })).toBe(4000);
  });

  it('take 10, 20 and 30 percent off packages of 5, 15 and 25 placements of ten days', () => {
    expect([5, 15, 25].map((count) => sumOf(serviceIds.package, { tier_id: 1, count }))).toEqual([11_250, 30_000, 43_750]);
  });

  it('have a price for each term of a boost', () => {
    expect([3, 7, 14].map((days) => sumOf(serviceIds.facebook, { days }))).toEqual([4900, 9900, 17_900]);
  });

  it('count days of a publication', () => expect(sumOf(serviceIds.publication, { days: 30 })).toBe(300));

  it('charge a tour by the square metre above a hundred', () => {
    expect(linesOf(serviceIds.tour3d, { area: 108 })).toEqual([
      { key: 'tour_3d_base', quantity: 1, unitMinor: 15_000, amountMinor: 15_000 },
      { key: 'tour_3d_sqm', quantity: 8, unitMinor: 100, amountMinor: 800 },
    ]);
    expect(sumOf(serviceIds.photoTour, { area: 100 })).toBe(9000);
    expect(sumOf(serviceIds.photoTour, { area: '100,5' })).toBe(9025);
  });

  it('value land at one price for any purpose', () => {
    expect(sumOf(serviceIds.rate, { type: 'self', real_estate_type: 1 })).toBe(10_000);
    expect(sumOf(serviceIds.rate, { type: 'bank', real_estate_type: '5' })).toBe(25_000);
    expect(sumOf(serviceIds.rate, { type: 'court', real_estate_type: '4' })).toBe(15_000);
  });

  it('measure for 120 at least, and land by the parcel', () => {
    expect(sumOf(serviceIds.measure, { type: 'building', area: 99 })).toBe(12_000);
    expect(sumOf(serviceIds.measure, { type: 'building', area: 250 })).toBe(30_000);
    expect(sumOf(serviceIds.measure, { type: 'land', parcels: 2 })).toBe(30_000);
  });

  it('have one price for a check, each speed of the registry, and nothing for the data of the estimate', () => {
    expect(sumOf(serviceIds.legalCheck, {})).toBe(3500);
    expect(['4_days', '1_day', 'same_day'].map((type) => sumOf(serviceIds.publicRegistry, { type }))).toEqual([
      5000, 15_000, 25_000,
    ]);
    expect(sumOf(serviceIds.aiData, {})).toBe(0);
  });

  it.each<[ServiceId, OrderDetails]>([
    [serviceIds.vip, { tier_id: 2, days: 3 }],
    [serviceIds.vip, { tier_id: 1, days: -3 }],
    [serviceIds.package, { tier_id: 1, count: 6 }],
    [serviceIds.facebook, { days: 4 }],
    [serviceIds.tour3d, { area: 'large' }],
    [serviceIds.rate, { type: 'friend', real_estate_type: 1 }],
    [serviceIds.publicRegistry, { type: '2_days' }],
  ])('have none for details that say too little: %s %o', (serviceId, details) => {
    expect(orderLines(serviceId, details, 1, book)).toBeUndefined();
  });
});

describe('a promo code', () => {
  const lines = linesOf(serviceIds.legalCheck, {});

  it('deducts a percent or an amount, never more than the sum', () => {
    const sumWith = (percent: number | null, amountMinor: number | null) =>
      sumOfLines(withPromo(lines, { percent, amountMinor }));
    expect([sumWith(20, null), sumWith(null, 1000), sumWith(null, 9999), sumWith(100, null)]).toEqual([2800, 2500, 0, 0]);
  });

  it('has its own line', () => {
    expect(withPromo(lines, { percent: 20, amountMinor: null }).at(-1)).toEqual({
      key: 'promo_discount',
      quantity: 1,
      unitMinor: -700,
      amountMinor: -700,
    });
  });

  it('changes the lines that an order is compared by', () => {
    expect(areSameLines(lines, withPromo(lines, null))).toBe(true);
    expect(areSameLines(lines, withPromo(lines, { percent: 20, amountMinor: null }))).toBe(false);
  });
});
