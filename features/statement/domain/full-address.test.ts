import { describe, expect, it } from 'vitest';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import { partial } from '@/tests/factories/partial';
import { fullAddress } from './full-address';

const words = (ka: string, en: string, ru: string) => ({ ka, en, ru });
const statement = partial<StatementDetail>({
  id: 10000001,
  dynamic_titles: words('იყიდება ბინა ვაკეში', 'Apartment for sale in Vake', 'Продаётся квартира в Ваке'),
  city_names: words('თბილისი', 'Tbilisi', 'Тбилиси'),
  district_names: words('ვაკე-საბურთალო', 'Vake-Saburtalo', 'Ваке-Сабуртало'),
  urban_names: words('ვაკე', 'Vake', 'Ваке'),
  addresses: words('ჭავჭავაძის გამზირი 37', 'Chavchavadze Avenue 37', 'проспект Чавчавадзе 37'),
  price: { '1': { price_total: 459_000, price_square: 4250 }, '2': { price_total: 170_000, price_square: 1574 } },
  price_type_id: 3,
  currency_id: 2,
  area: 108,
  area_type_id: 1,
});

describe('addressLine', () => {
  it('names the city, the narrowest place and the street', () => {
    expect(fullAddress(statement, 'ru')).toBe('Тбилиси, Ваке, проспект Чавчавадзе 37');
  });

  it('does not say the same name twice and leaves out what is not known', () => {
    const none = words('', '', '');
    expect(fullAddress({ ...statement, urban_names: none, district_names: statement.city_names, addresses: none }, 'en')).toBe(
      'Tbilisi',
    );
  });
});
