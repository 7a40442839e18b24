import { Button } from '@/components/ui/buttons/button';
import { FootBar } from '@/components/ui/navigation/foot-bar';

type Props = {
  labels: { total: string; amount: string; pay: string; pending: string };
  isSending: boolean;
  isDisabled?: boolean;
  onPay: () => void;
};

/** The total and the payment of an order, at the bottom of a phone's screen. */
export function PayBar({ labels, isSending, isDisabled = false, onPay }: Props) {
  return (
    <FootBar className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <a href="#order-summary" className="min-w-0">
        <span className="type-xs block text-ink-2">{labels.total}</span>
        <span className="type-ui num block font-bold">{labels.amount}</span>
      </a>
      <Button isLoading={isSending} disabled={isDisabled} loadingText={labels.pending} onClick={onPay}>
        {labels.pay}
      </Button>
    </FootBar>
  );
}
