import { describe, expect, it } from 'vitest';
import { insertVisitor } from '../factories/visitor';
import { useApi } from '../setup/api';

const api = useApi();

describe('V16.5.1 a text with U+0000', () => {
  it.each([
    ['POST', '/api/microservice/users/api-keys', { name: 'a\u0000b' }],
    ['POST', '/api/microservice/users/saved-searches', { name: 'a\u0000b', filters: { deal_types: [1] } }],
    ['GET', '/api/locations/v2/suggestions?q=a%00b', undefined],
    ['GET', '/api/v1/articles?q=a%00b', undefined],
  ])('is not a failure of %s %s', async (method, path, body) => {
    const { headers } = await insertVisitor(api.db);
    const { status } = await api.call(path, { method, headers, ...(body ? { body } : {}) });
    expect(status).toBeLessThan(500);
  });
});
