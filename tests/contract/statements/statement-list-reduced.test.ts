import { expect, it } from 'vitest';
import { statementListSchema } from '@/lib/contracts/statements/statements';
import { useApi } from '../../setup/api';

/** Nothing listens there. */
const api = useApi({ SEARCH_ENGINE: 'opensearch', OPENSEARCH_URL: 'http://127.0.0.1:9' });

it('a list that the database answers in place of the search index says so, and is whole', async () => {
  const { status, body } = await api.call('/api/microservice/statements?deal_types=1');
  expect(status).toBe(200);
  const { data } = statementListSchema.parse(body);
  expect(data.is_reduced).toBe(true);
  expect(data.data.length).toBeGreaterThan(0);
});
