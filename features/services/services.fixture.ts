import type { Order, OrderDetail, OrderField, Slots } from '@/lib/contracts/money/orders';
import type { ServiceType, ServiceTypes } from '@/lib/contracts/money/services';

const named = (id: number, key: string) => ({ id, key, display_name: key, display_names: { ka: key, en: key, ru: key } });

export const typeOfService = (key: string, changes: Partial<ServiceType> = {}): ServiceType => ({
  ...named(1, key),
  price: 90,
  unit: 'sqm',
  unit_price: 0.5,
  included_sqm: 100,
  land_price: null,
  days: [],
  packages: [],
  is_most_chosen: false,
  ...changes,
});

export const orderField = (name: string, changes: Partial<OrderField> = {}): OrderField => ({
  name,
  title: { ka: name, en: name, ru: name },
  placeholder: { ka: '', en: '', ru: '' },
  type: 'text',
  required: 1,
  rules: [],
  options: [],
  ...changes,
});

/** A photo tour as the API offers it. */
export const photoTour: ServiceTypes = {
  service_id: 4,
  types: [typeOfService('photo')],
  fields: [
    orderField('area', {
      type: 'number',
      rules: ['numeric', 'min_value:10'],
      title: { ka: 'ფართობი', en: 'Area', ru: 'Площадь' },
    }),
    orderField('floor', { type: 'number', required: 0 }),
    orderField('name', { rules: ['min:2'], title: { ka: 'სახელი', en: 'Name', ru: 'Имя' } }),
    orderField('phone', { type: 'phone', title: { ka: 'ტელეფონი', en: 'Phone', ru: 'Телефон' } }),
    orderField('comment', { type: 'textarea', required: 0 }),
  ],
  requires: { property: 'own_or_address', visit: true, rater: false, promo_code: true, files_max: 0 },
  city_ids: [1],
  has_active_promo_code: false,
};

/** Eight days from a Monday: the third is full, the seventh closed. */
export const slots: Slots = {
  is_served: true,
  days: Array.from({ length: 8 }, (_, index) => ({
    day: `2026-11-${23 + index}`.replace('-31', '-30'),
    is_closed: index === 6,
    slots:
      index === 6
        ? []
        : [
            { slot: '10:00', free: 0 },
            { slot: '12:00', free: index === 2 ? 0 : 1 },
            { slot: '14:00', free: index === 2 ? 0 : 3 },
          ],
  })),
};

export const orderOf = (changes: Partial<Order> = {}): Order => ({
  id: 20_418,
  service_id: 4,
  state: 'scheduled',
  amount: 104,
  paid: 104,
  refunded: 0,
  paid_with: 'balance',
  payment_id: null,
  statement_ids: [7],
  subject: '3-room apartment in Vake',
  visit: { day: '2026-11-24', slot: '14:00' },
  free_change_until: '2026-11-23T22:00:00.000Z',
  actions: ['cancel', 'reschedule'],
  created_at: '2026-11-21T10:26:00.000Z',
  paid_at: '2026-11-21T10:27:00.000Z',
  delivered_at: null,
  ...changes,
});

const event = (action: string, state: Order['state'], created_at: string, details = {}) => ({
  action,
  state,
  by: 'staff' as const,
  details,
  created_at,
});

export const orderDetailOf = (changes: Partial<OrderDetail> = {}): OrderDetail => ({
  ...orderOf(),
  city_id: 1,
  details: { backup_day: '2026-11-27', backup_slot: '12:00' },
  lines: [
    { key: 'photo_tour_base', quantity: 1, unit_amount: 90, amount: 90 },
    { key: 'photo_tour_sqm', quantity: 28, unit_amount: 0.5, amount: 14 },
  ],
  files: [],
  events: [
    event('pay', 'paid', '2026-11-21T10:27:00.000Z'),
    event('assign', 'assigned', '2026-11-21T12:05:00.000Z'),
    event('schedule', 'scheduled', '2026-11-21T12:06:00.000Z'),
  ],
  ...changes,
});
