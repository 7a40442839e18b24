import { describe, expect, it } from 'vitest';
import { commitEmail } from './extra-emails';

const added = ['buh@tbhouse.example'];
const commit = (text: string, emails: readonly string[] = added) => commitEmail(text, emails, 'info@tbhouse.example');

describe('an additional e-mail', () => {
  it('is trimmed and added', () => {
    expect(commit('  nino@tbhouse.example ')).toEqual({ kind: 'added', emails: [...added, 'nino@tbhouse.example'] });
  });

  it.each(['', '   '])('may be left empty ("%s")', (text) => {
    expect(commit(text)).toEqual({ kind: 'empty' });
  });

  it.each(['buh@tbhouse.example', 'BUH@TBhouse.example ', 'info@tbhouse.example'])('is listed once: %s', (text) => {
    expect(commit(text)).toEqual({ kind: 'error', key: 'errors.email_duplicate' });
  });

  it.each(['nino', 'nino@', '@tbhouse.example', 'nino@tbhouse', 'ni no@tbhouse.example', 'a@b.example, c@d.example', 'a@b..c'])(
    'needs the shape of one: %s',
    (text) => {
      expect(commit(text)).toEqual({ kind: 'error', key: 'top_up.email_format' });
    },
  );

  it('is the third at most', () => {
    const full = ['a@b.example', 'c@d.example', 'e@f.example'];
    expect(commit('g@h.example', full)).toEqual({ kind: 'empty' });
  });
});
