import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { notificationTemplates } from '@/lib/contracts/account/notifications';
import { locales } from '@/lib/contracts/locales';
import { transliterateName } from '@/lib/format/slugs/romanise';
import en from '@/messages/en/notifications.json';
import ka from '@/messages/ka/notifications.json';
import ru from '@/messages/ru/notifications.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { notificationOf } from '../notification.fixture';
import { NotificationText } from './notification-text';

const dictionaries = { ka, en, ru };
const { statement } = notificationOf(1).parameters;
const parameters = {
  ...(statement ? { statement } : {}),
  broker_name: 'ბროკერი ანა',
  agent_name: 'Agent Ivan',
  sender_name: 'Отправитель Пётр',
  author_name: 'ავტორი გია',
  client_name: 'კლიენტი ლია',
  company_name: 'ლურჯი დარაბა',
  client_phone: '+995599001234',
  expires_at: '2026-11-23T10:00:00Z',
  street_name: 'აივნების ქუჩა',
  invoice_number: 'INV-2026-000123',
  reason: 'wrong_price' as const,
  tier_name: 'VIP',
  count: 5,
  search: { id: 4, name: 'Vake to 100k' },
  visit_at: '2026-11-24T06:00:00Z',
  order: { id: 20_418, service_id: 3, services: { ka: '3D ტური', en: '3D tour', ru: '3D-тур' } },
};
const cases = locales.flatMap((locale) => notificationTemplates.map((template) => [template, locale] as const));

function textOf(template: (typeof notificationTemplates)[number], locale: (typeof locales)[number]) {
  const notification = notificationOf(1, { template, parameters, text: null });
  const { container } = render(
    <PageFrame address={locale === 'ka' ? '/' : `/${locale}`} messages={{ notifications: dictionaries[locale] }}>
      <NotificationText notification={notification} now={new Date('2026-11-21T08:00:00Z')} />
    </PageFrame>,
  );
  return container;
}

describe('NotificationText', () => {
  it.each(cases)('renders %s in %s with every value that belongs to it', (template, locale) => {
    const said = textOf(template, locale).textContent ?? '';
    const asked = [...dictionaries[locale].templates[template].matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const named = Object.entries(parameters).flatMap(([key, value]) =>
      key.endsWith('_name') && typeof value === 'string'
        ? // A street is named as its author wrote it.
          [[key, key === 'street_name' ? value : transliterateName(value, locale)]]
        : [],
    );
    const values: Record<string, string> = {
      ...Object.fromEntries(named),
      statement: statement?.titles[locale] ?? '',
      client_phone: '599 00 12 34',
      expires_at: '14:00',
      invoice_number: 'INV-2026-000123',
      reason: dictionaries[locale].reasons.wrong_price,
      tier_name: 'VIP',
      count: '5',
      search: 'Vake to 100k',
      visit_at: '10:00',
      order: '20418',
      service: parameters.order.services[locale],
    };
    // Changes of favourites have their own list.
    expect(asked.length > 0).toBe(template !== 'favorites');
    for (const name of asked) expect(said).toContain(values[name ?? '']);
    expect(said).not.toMatch(/[{}<>]/);
  });

  it('writes names in the letters of the language, and says the language of those that stay', () => {
    expect(textOf('client_numbers', 'en').textContent).toContain('Avtori Gia');
    expect(textOf('client_numbers', 'ru').textContent).toContain('Автори Гиа');
    const container = textOf('client_numbers', 'ka');
    expect(container.textContent).toContain('ავტორი გია');
    expect(container.querySelectorAll('[lang]')).toHaveLength(0);
    expect(textOf('client_check', 'ka').querySelector('[lang=ru]')).toHaveTextContent('Отправитель Пётр');
  });
});
