import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords';

describe('isCommonPassword', () => {
  it.each([
    'password',
    'Password1!',
    'qwertyuiop',
    '12345678',
    'iloveyou2024',
    'sakartvelo',
    'აააააააა',
    'abababab',
    '599001234',
    'nino.b@example.com',
    'Nino.b.99',
  ])('refuses %s', (password) =>
    expect(isCommonPassword(password, ['nino.b@example.com', '599001234', 'nino.b.99@example.com', null])).toBe(true),
  );

  it.each(['ლურჯი-აივანი-7', 'correct horse battery', 'a-new-password', 'vX9!kd02pq'])('accepts %s', (password) =>
    expect(isCommonPassword(password, ['nino@example.com'])).toBe(false),
  );
});
