import { describe, expect, it, vi } from 'vitest';
import { decide } from './decide';
import { decidePayment, type PaymentOwner } from './decide-payment';

const asOwner = (owner: PaymentOwner) => vi.fn(async () => owner);
const named = '?paymentStatus=pending&rnd=3&payment_id=7';

describe('the page of a payment', () => {
  it('is shown to its payer', async () => {
    const find = asOwner('own');
    expect(await decidePayment('ka', named, find)).toEqual({ kind: 'page' });
    expect(find).toHaveBeenCalledWith(7);
  });

  it('does not exist for anybody else, whatever status the address claims', async () => {
    for (const status of ['1', '3', '-1', 'pending'])
      expect(await decidePayment('ka', `?paymentStatus=${status}&payment_id=7`, asOwner('missing'))).toEqual({
        kind: 'error',
        status: 404,
      });
  });

  it('leads a guest to the sign-in and back', async () => {
    expect(await decidePayment('en', named, asOwner('guest'))).toEqual({
      kind: 'redirect',
      status: 307,
      to: `/en/auth?continue=${encodeURIComponent(`/en/payment-result${named}`)}`,
    });
  });

  it('looks up no visitor without a payment, and shows no success', async () => {
    const find = asOwner('own');
    expect(await decidePayment('ka', '?paymentStatus=-1&rnd=3', find)).toEqual({ kind: 'page' });
    expect(await decidePayment('ka', '?paymentStatus=1', find)).toEqual({ kind: 'error', status: 404 });
    expect(await decidePayment('ka', '', find)).toEqual({ kind: 'error', status: 404 });
    expect(find).not.toHaveBeenCalled();
  });

  it('is decided among the other addresses', async () => {
    const decision = await decide('ka', '/payment-result', named, false, undefined, undefined, asOwner('missing'));
    expect(decision).toEqual({ kind: 'error', status: 404 });
  });
});
