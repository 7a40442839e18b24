import { describe, expect, it } from 'vitest';
import { parseStatementId } from './offer';

describe('parseStatementId', () => {
  it.each([
    '10000123',
    ' 10000123 ',
    'ID 10000123',
    'https://aivani.example/en/udzravi-qoneba/for-sale/2-room-apartment-in-vera-10000123?from=list#map',
    'aivani.example/udzravi-qoneba/iyideba-bina/bina-veraze-10000123/',
    '/statements/10000123',
  ])('reads %s', (text) => {
    expect(parseStatementId(text)).toBe(10_000_123);
  });

  it.each(['', 'ვერა', 'https://aivani.example/en/s?page=10000123', '0', '99999999999'])('finds none in "%s"', (text) => {
    expect(parseStatementId(text)).toBeNull();
  });
});
