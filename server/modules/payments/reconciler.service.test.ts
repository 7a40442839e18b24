import { describe, expect, it } from 'vitest';
import { PaymentGatewayError } from '../../ports/payment-gateway';
import { createReconcilerService, type OpenWork } from './reconciler.service';

const now = new Date('2026-11-20T09:00:00Z');
const ids = Array.from({ length: 30 }, (_, index) => index + 1);

function open(settle: OpenWork['settle']) {
  const asked: number[] = [];
  const moments: Date[] = [];
  const failed: number[] = [];
  const due: OpenWork['due'] = async (at) => {
    moments.push(at);
    return ids;
  };
  const settleAsked = async (id: number) => {
    asked.push(id);
    await settle(id);
  };
  const work = { name: 'payments', due, settle: settleAsked };
  const reconciler = createReconcilerService({ works: [work], clock: () => now, onFailure: (_name, id) => failed.push(id) });
  return { reconciler, asked, moments, failed };
}

describe('the reconciler', () => {
  it('polls what is due, at the start of a process everything that is open', async () => {
    const { reconciler, asked, moments } = open(async () => undefined);
    expect(await reconciler.run(false)).toEqual({ payments: 30 });
    await reconciler.run(true);
    expect(asked.slice(0, 30)).toEqual(ids);
    expect(moments[0]).toEqual(now);
    expect(moments[1]?.getFullYear()).toBe(9999);
  });

  it('goes on after one that fails', async () => {
    const { reconciler, asked, failed } = open(async (id) => {
      if (id === 3) throw new Error('a rule of ours');
    });
    await reconciler.run(false);
    expect(asked).toEqual(ids);
    expect(failed).toEqual([3]);
  });

  it('stops calling a gateway that does not respond', async () => {
    const { reconciler, asked } = open(async () => {
      throw new PaymentGatewayError('unreachable', 'nobody there');
    });
    await reconciler.run(false);
    expect(asked).toEqual([1, 2, 3, 4, 5]);
  });
});
