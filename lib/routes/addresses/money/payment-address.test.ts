import { describe, expect, it } from 'vitest';
import { paymentResultPath, readPaymentResult } from './payment-address';

const read = (text: string) => readPaymentResult(new URLSearchParams(text));

describe('the address of a result', () => {
  it('carries the status, rnd, the payment and the kind of service as other clients write them', () => {
    expect(paymentResultPath('ka', { status: 'pending', rnd: 17, paymentId: 5 })).toBe(
      '/payment-result?paymentStatus=pending&rnd=17&payment_id=5',
    );
    expect(paymentResultPath('en', { status: 'failure', rnd: 0 })).toBe('/en/payment-result?paymentStatus=-1&rnd=0');
    expect(paymentResultPath('ru', { status: 'invoice', rnd: 999, isInvoice: true })).toBe(
      '/ru/payment-result?paymentStatus=3&rnd=999&serviceType=invoice',
    );
    expect(paymentResultPath('ka', { status: 'invoice', rnd: 1, isInvoice: true, invoiceId: 12 })).toBe(
      '/payment-result?paymentStatus=3&rnd=1&serviceType=invoice&invoice=12',
    );
  });

  it('leaves the state of a named payment to the server, whatever status comes with it', () => {
    for (const status of ['pending', '-1', '1', '3'])
      expect(read(`paymentStatus=${status}&payment_id=7`)).toEqual({ paymentId: 7 });
  });

  it('shows a failure, a pending payment or an invoice without one, and never a success', () => {
    expect(read('paymentStatus=-1&rnd=5')).toEqual({ status: 'failure' });
    expect(read('paymentStatus=pending')).toEqual({ status: 'pending' });
    expect(read('paymentStatus=3&serviceType=invoice')).toEqual({ status: 'invoice', invoiceId: null });
    expect(read('paymentStatus=3&serviceType=invoice&invoice=12')).toEqual({ status: 'invoice', invoiceId: 12 });
    expect(read('paymentStatus=3&invoice=0')).toEqual({ status: 'invoice', invoiceId: null });
    for (const text of ['', 'rnd=5', 'paymentStatus=1', 'paymentStatus=success', 'paymentStatus=2'])
      expect(read(text)).toBeNull();
  });

  it.each(['0', '-1', '1.5', 'x', '', '99999999999'])('names no payment by "%s"', (id) => {
    expect(read(`paymentStatus=pending&payment_id=${id}`)).toBeNull();
  });
});
