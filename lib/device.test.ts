import { expect, it } from 'vitest';
import { deviceTypes } from './device';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 390, ['mobile', 'iOS']],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 767, ['mobile', 'Android']],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)', 768, ['tablet', 'iOS']],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 991, ['tablet', 'Windows']],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 992, ['desktop', 'Windows']],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 1440, ['desktop', 'macOS']],
  ['Mozilla/5.0 (X11; Linux x86_64)', 1440, ['desktop']],
])('%s, %i px', (userAgent, widthPx, expected) => expect(deviceTypes(userAgent, widthPx)).toEqual(expected));
