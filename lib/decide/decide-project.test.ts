import { describe, expect, it } from 'vitest';
import { decideProject } from './decide-project';

const find = async (reference: string) => (['7', 'saburtalos-sqveri'].includes(reference) ? 'saburtalos-sqveri' : null);
const decide = (path: string, search = '', locale: 'ka' | 'en' | 'ru' = 'ka') => decideProject(locale, path, search, find);

describe('addresses of projects', () => {
  it('have one form: an id leads to the slug', async () => {
    expect(await decide('/proeqti/saburtalos-sqveri')).toEqual({ kind: 'page' });
    expect(await decide('/proeqti/7', '?from=1', 'en')).toEqual({ kind: 'redirect', to: '/en/proeqti/saburtalos-sqveri?from=1' });
  });

  it('lead to the list without an id', async () => {
    expect(await decide('/proeqti')).toEqual({ kind: 'redirect', to: '/developerebi?activeTab=2' });
    expect(await decide('/proeqti', '?city=15', 'ru')).toEqual({ kind: 'redirect', to: '/ru/developerebi?activeTab=2&city=15' });
    expect(await decide('/d', '', 'en')).toEqual({ kind: 'redirect', to: '/en/developerebi' });
    expect(await decide('/developerebi')).toEqual({ kind: 'page' });
  });

  it('are 404 for what is unknown', async () => {
    for (const path of ['/proeqti/none', '/proeqti/7/8', '/proeqti/%E0%A4%A'])
      expect(await decide(path)).toEqual({ kind: 'error', status: 404 });
  });

  it('are nobody else’s', async () => {
    expect(await decide('/br/7')).toBeNull();
  });
});
