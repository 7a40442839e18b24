import { describe, expect, it } from 'vitest';
import { maskPhone, maskPhonesInText } from './masked-phones';

describe('maskPhone', () => {
  it.each([
    ['599001234', '599001***'],
    ['+995 599 00 12 34', '599001***'],
    ['32 2 12 34 56', '322123***'],
    ['12', '***'],
    ['+7 921 123-45-67', '+792112***'],
    ['+298123456', '+298123***'],
  ])('shows of %s only %s', (phone, masked) => expect(maskPhone(phone)).toBe(masked));
  it('shows nothing where there is no phone', () => expect(maskPhone(null)).toBeNull());
});

describe('withoutPhones', () => {
  it.each(['599001234', '599 00 12 34', '599-001-234', '+995599001234', '995 599 001 234', '(599) 00-12-34', '032 2 12 34 56'])(
    'removes %s',
    (phone) => expect(maskPhonesInText(`დარეკეთ ${phone}, ვიღებთ`)).not.toMatch(/\d{2,}/),
  );
  it.each(['ფართი 120 მ², 2 ოთახი', '150000$', 'კოდი 01.10.14.006.033', 'id 26187474'])('keeps %s', (text) =>
    expect(maskPhonesInText(text)).toBe(text),
  );
});
