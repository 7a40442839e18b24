import { describe, expect, it } from 'vitest';
import { reportBodySchema } from '@/lib/contracts/statements/reports';
import { reportErrors } from './submissions';

describe('reportErrors', () => {
  it.each([
    [{ reason: 'sold', comment: '' }, {}],
    [{ reason: null, comment: 'text' }, { reason: 'reason_required' }],
    [{ reason: 'other', comment: ' \n ' }, { comment: 'comment_required' }],
    [{ reason: 'other', comment: 'text' }, {}],
    [{ reason: 'fraud', comment: 'x'.repeat(1000) }, {}],
    [{ reason: 'fraud', comment: `${'x'.repeat(1000)}  ` }, {}],
    [{ reason: 'fraud', comment: 'x'.repeat(1001) }, { comment: 'comment_long' }],
    [
      { reason: null, comment: 'x'.repeat(1001) },
      { reason: 'reason_required', comment: 'comment_long' },
    ],
  ] as const)('finds in %j what the API would refuse', (draft, errors) => {
    expect(reportErrors(draft)).toEqual(errors);
    expect(reportBodySchema.safeParse({ statement_id: 1, ...draft }).success).toBe(Object.keys(errors).length === 0);
  });
});
