import { Button } from '@/components/ui/buttons/button';

type Props = {
  labels: { total: string; amount: string; pay: string; pending: string };
  isSending: boolean;
  isDisabled?: boolean;
  onPay: () => void;
};

/** The total and the payment of an order, at the bottom of a phone's screen. */
export function PayBar({ labels, isSending, isDisabled = false, onPay }: Props) {
  return (
    <div
      data-call-bar=""
      className="fixed inset-x-0 bottom-0 z-filter flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line bg-surface px-4 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] lg:hidden print:hidden"
    >
      <a href="#order-summary" className="min-w-0">
        <span className="type-xs block text-ink-2">{labels.total}</span>
        <span className="type-ui num block font-bold">{labels.amount}</span>
      </a>
      <Button isLoading={isSending} disabled={isDisabled} loadingText={labels.pending} onClick={onPay}>
        {labels.pay}
      </Button>
    </div>
  );
}
