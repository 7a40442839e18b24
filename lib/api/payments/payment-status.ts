import { ApiFailure, callApi } from '@/lib/api/client';
import { type PaymentStatus, paymentStatusSchema } from '@/lib/contracts/money/payments';
import type { PaymentOwner } from '@/lib/decide/decide-payment';

/**
 * The state of the visitor's own payment; the request settles a payment that the gateway has decided.
 * @param headers the visitor's headers, when called on the server
 * @throws ApiFailure 404 for anybody else's
 */
export const getPayment = async (id: number, headers: Record<string, string> = {}): Promise<PaymentStatus> =>
  (await callApi(paymentStatusSchema, { url: `/v3/payments/${id}`, headers })).data;

/** Whose a payment is. @throws ApiFailure when that cannot be looked up */
export async function findPaymentOwner(id: number, headers: Record<string, string>): Promise<PaymentOwner> {
  try {
    await getPayment(id, headers);
    return 'own';
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 401) return 'guest';
    if (error.status === 404) return 'missing';
    throw error;
  }
}
