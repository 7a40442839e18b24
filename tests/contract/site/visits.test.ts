import { describe, expect, it } from 'vitest';
import { footerSchema } from '@/lib/contracts/site/site';
import { visitDays } from '@/server/modules/site/site.table';
import { useApi } from '../../setup/api';
import { seededAt } from '../../setup/database';

const api = useApi();
const browser = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)' };
const visit = (headers: Record<string, string> = browser) => api.call('/api/v1/visits', { method: 'POST', headers });

describe('visits', () => {
  it('are counted for people, 60 of an address in an hour, by day and with nothing else', async () => {
    for (let turn = 0; turn < 62; turn += 1) expect((await visit()).status).toBe(200);
    await visit({ 'user-agent': 'Googlebot/2.1' });
    expect(await api.db.select().from(visitDays)).toEqual([{ day: '2026-11-20', visits: 60 }]);
    expect(seededAt.toISOString()).toContain('2026-11-20');
    await api.db.insert(visitDays).values([
      { day: '2026-10-22', visits: 7 },
      { day: '2026-10-21', visits: 1000 },
    ]);
    expect(footerSchema.parse((await api.call('/api/v1/footer')).body).data.visits).toBe(67);
  });
});
