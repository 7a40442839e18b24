import { randomUUID } from 'node:crypto';
import { type Initiated, initiatedSchema, paidSchema } from '@/lib/contracts/money/payments';
import type { TestApi } from '../../setup/api';
import type { Visitor } from '../visitor';
import { payBody } from './money';

export type PromotionOrder = 'vip' | 'package' | 'facebook-boost' | 'publication';

/** Calls of promotion by a visitor, each write under its own key. */
export function promotionOf(api: TestApi, { headers }: Visitor) {
  const post = (path: string, body: unknown) =>
    api.call(path, { method: 'POST', body, headers: { ...headers, 'idempotency-key': randomUUID() } });
  const init = (name: PromotionOrder, body: object) => post(`/api/microservice/payments/init-${name}-order`, body);
  const pay = (order: Initiated, overrides: object = {}) =>
    post('/api/microservice/payments/pay', payBody(order, { amount: order.amount, ...overrides }));
  return {
    init,
    pay,
    preview: (body: object) => post('/api/microservice/promotion/preview', body),
    /** An owner's action on a statement. */
    act: (id: number, action: string) => post(`/api/microservice/users/statements/${id}/${action}`, {}),
    get: (path: string) => api.call(path, { headers }),

    /** Orders and pays. @throws when either is refused */
    buy: async (name: PromotionOrder, body: object, overrides: object = {}): Promise<Initiated> => {
      const order = initiatedSchema.parse((await init(name, body)).body).data;
      paidSchema.parse((await pay(order, overrides)).body);
      return order;
    },
  };
}
