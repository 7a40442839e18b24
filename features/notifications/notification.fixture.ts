import type { Notification } from '@/lib/contracts/account/notifications';

/** A notification of type 7 as the API returns it; the number makes it distinct. */
export const notificationOf = (number: number, overrides: Partial<Notification> = {}): Notification => ({
  uuid: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  type: 7,
  seen: false,
  created_at: '2026-11-20T10:05:00.000Z',
  template: 'statement_message',
  parameters: {
    statement: {
      id: 77,
      titles: { ka: 'იყიდება ბინა ვაკეში', en: 'Apartment for sale in Vake', ru: 'Продаётся квартира в Ваке' },
      slugs: { ka: 'iyideba', en: 'for-sale', ru: 'prodazha' },
      segments: { ka: 'bina', en: 'apartment', ru: 'kvartira' },
    },
  },
  text: 'გამარჯობა, ბინის ნახვა შაბათს შესაძლებელია?',
  sender: { name: 'ლევან ჯაფარიძე', phone: null },
  actions: ['answer'],
  additional_information: { response: null },
  ...overrides,
});
