import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { trackService } from '@/lib/analytics/data-layer';
import { getPayment } from '@/lib/api/payments/payment-status';
import type { PaymentStatus } from '@/lib/contracts/money/payments';
import { dropAttempts, endAttempts } from '@/lib/stores/payments/payment-attempts';
import { dropPaidDraft } from '@/lib/stores/payments/payment-return';
import { refreshBalance } from '@/lib/stores/session/refresh-balance';
import { useSession } from '@/lib/stores/session/session-store';

const soonMs = 2000;
const laterMs = 10_000;
/** How long a page polls at the short interval. */
const oftenForMs = 60_000;

const isPending = ({ payment_status }: PaymentStatus): boolean => payment_status === 'pending';

/** What follows from the end of a payment in this browser; nothing is changed on the server. */
function settleHere({ id, payment_status, order_id, service_id, amount }: PaymentStatus): void {
  if (payment_status !== 1) {
    dropAttempts(id);
    return;
  }
  endAttempts({ paymentId: id });
  dropPaidDraft(id);
  if (order_id !== null && service_id !== null) trackService('purchase', service_id, { amount, paymentId: id });
}

/**
 * The state of a payment as the server has it. A pending one is polled every two seconds, after a minute every ten.
 * @param initial as the page was rendered
 */
export function usePaymentStatus(initial: PaymentStatus, checkedAtMs: number) {
  const [openedAtMs] = useState(() => Date.now());
  const query = useQuery({
    queryKey: ['payment', initial.id],
    queryFn: () => getPayment(initial.id),
    initialData: initial,
    initialDataUpdatedAt: checkedAtMs,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchInterval: ({ state }) => {
      if (state.data && !isPending(state.data)) return false;
      return Date.now() - openedAtMs < oftenForMs ? soonMs : laterMs;
    },
  });
  const payment = query.data;
  // The drafts of a visitor are known once the session is.
  const isKnown = useSession(({ user }) => user !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state of the payment.
  useEffect(() => {
    if (!isKnown || isPending(payment)) return;
    settleHere(payment);
    void refreshBalance();
  }, [isKnown, payment.state]);
  return { payment, isPending: isPending(payment), checkedAtMs: query.dataUpdatedAt, isLost: query.isError };
}
