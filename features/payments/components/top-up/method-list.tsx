import { BankIcon } from '@phosphor-icons/react/dist/ssr/Bank';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { CreditCardIcon } from '@phosphor-icons/react/dist/ssr/CreditCard';
import { DeviceMobileIcon } from '@phosphor-icons/react/dist/ssr/DeviceMobile';
import { FileTextIcon } from '@phosphor-icons/react/dist/ssr/FileText';
import { IdentificationBadgeIcon } from '@phosphor-icons/react/dist/ssr/IdentificationBadge';
import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { type TopUpMethod, topUpMethods } from '../../domain/top-up-methods';

const icons = {
  card: { Icon: CreditCardIcon, tone: 'bg-aivani-100' },
  invoice: { Icon: FileTextIcon, tone: 'bg-saffron-100' },
  loyalty: { Icon: IdentificationBadgeIcon, tone: 'bg-saperavi-100' },
  terminal: { Icon: BankIcon, tone: 'bg-tuff-100' },
  bank_app: { Icon: DeviceMobileIcon, tone: 'bg-vine-100' },
} as const;

interface MethodListProps {
  methods: readonly TopUpMethod[];
  isLoading: boolean;
  onChoose: (method: TopUpMethod) => void;
}

const isPaidOnline = (method: TopUpMethod): boolean => method !== 2;

/** The ways to fill the balance, or what is possible without them. */
export function MethodList({ methods, isLoading, onChoose }: MethodListProps) {
  const t = useTranslations('top_up');
  if (isLoading)
    return (
      <div aria-busy="true" className="flex flex-col gap-2.5">
        <Skeleton className="h-19 rounded-card" />
        <Skeleton className="h-19 rounded-card" />
      </div>
    );
  return (
    <>
      {methods.some(isPaidOnline) ? null : (
        <p className="type-body mb-4 text-pretty text-ink-2">{t(methods.length > 0 ? 'invoice_only' : 'none')}</p>
      )}
      <ul className="flex flex-col gap-2.5">
        {methods.map((method) => {
          const key = topUpMethods[method];
          const { Icon, tone } = icons[key];
          return (
            <li key={method}>
              <button
                type="button"
                onClick={() => onChoose(method)}
                className="flex w-full items-center gap-4 rounded-card px-4 py-3.5 text-left inset-ring inset-ring-line transition hover:bg-tuff-50 hover:inset-ring-tuff-400"
              >
                <span aria-hidden="true" className={`flex size-12 shrink-0 items-center justify-center rounded-control ${tone}`}>
                  <Icon className="size-6" />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="type-ui block font-semibold">{t(`methods.${key}.title`)}</span>
                  <span className="type-sm block text-ink-2">{t(`methods.${key}.text`)}</span>
                </span>
                <CaretRightIcon aria-hidden="true" className="size-4.5 shrink-0" />
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
