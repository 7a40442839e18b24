import { describe, expect, it } from 'vitest';
import { mobilePhoneSchema, phoneSchema } from './phone';

describe('mobilePhoneSchema', () => {
  it.each([
    ['599 00 12 34', '599001234'],
    ['+995 599-00-12-34', '599001234'],
    ['00995599001234', '599001234'],
    ['995599001234', '599001234'],
    ['+7 921 123-45-67', '+79211234567'],
    ['007 921 123 45 67', '+79211234567'],
    ['+972 50 123 4567', '+972501234567'],
    ['+298 123456', '+298123456'],
  ])('reads %s as %s', (written, stored) => {
    expect(mobilePhoneSchema.parse(written)).toBe(stored);
  });

  it.each([
    '79211234567',
    '8 921 123 45 67',
    '921123456',
    '+995 322 00 00 00',
    '+995 599 00 12',
    '+12',
    '599001234567',
    '+7921123456789012',
  ])('refuses %s as a mobile number instead of truncating it', (written) =>
    expect(mobilePhoneSchema.safeParse(written).success).toBe(false),
  );
});

describe('phoneSchema', () => {
  it.each([
    ['032 2 00 00 00', '322000000'],
    ['+49 30 901820', '+4930901820'],
  ])('reads %s as %s', (written, stored) => {
    expect(phoneSchema.parse(written)).toBe(stored);
  });

  it.each(['+995 32 2', '49 30 901820 1', '79211234567'])('refuses %s', (written) =>
    expect(phoneSchema.safeParse(written).success).toBe(false),
  );
});
