'use client';

import { BuildingsIcon } from '@phosphor-icons/react/dist/ssr/Buildings';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { StackIcon } from '@phosphor-icons/react/dist/ssr/Stack';
import { WalletIcon } from '@phosphor-icons/react/dist/ssr/Wallet';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { RadioGroup, type RadioOption } from '@/components/ui/inputs/radio-group';
import { companyTypeIds } from '@/lib/contracts/account/auth';
import { formatLari } from '@/lib/format/money';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { openFillBalance } from '@/lib/stores/payments/fill-balance';
import { useSession } from '@/lib/stores/session/session-store';
import { CardMark, cardName, RowIcon } from './card-mark';
import {
  type OfferedWays,
  type PackageOption,
  type PaymentSelection,
  shortfall,
  useOfferedWays,
  useSavedCards,
} from './payment-selection';

interface PaymentChoiceProps {
  value: PaymentSelection;
  onChange: (selection: PaymentSelection) => void;
  /** GEL, as the page shows it; null while it is not known. */
  amount: number | null;
  /** Placements that may pay instead of money. */
  packages?: readonly PackageOption[];
  /** False for a top-up of the balance. */
  hasBalance?: boolean;
  /** Name of the group. */
  label?: string;
}

// Long amounts wrap beside the description, which on phones has little room.
const endClass = 'num type-xs max-w-2/5 text-right whitespace-normal text-ink-2';

function useBalanceRow(amount: number | null, balance: number): RadioOption {
  const t = useTranslations('checkout');
  const locale = useLocale();
  const short = shortfall(amount, balance);
  const end = short > 0 ? t('short_by', { amount: formatLari(short, locale) }) : null;
  const remaining = amount === null ? null : t('will_remain', { amount: formatLari(balance - amount, locale) });
  return {
    value: 'balance',
    label: t('balance'),
    description: t('available', { amount: formatLari(balance, locale) }),
    icon: (
      <RowIcon tone="bg-saffron-100 text-saffron-800">
        <WalletIcon className="size-5" />
      </RowIcon>
    ),
    end: <span className={endClass}>{end ?? remaining}</span>,
  };
}

/** The wallet of the agency, for an agent with a limit. */
function useCompanyRow(amount: number | null, company: OfferedWays['company']): RadioOption[] {
  const t = useTranslations('checkout');
  const locale = useLocale();
  if (company === null) return [];
  const short = shortfall(amount, company.left);
  const end = short > 0 ? t('short_by', { amount: formatLari(short, locale) }) : null;
  return [
    {
      value: 'company',
      label: t('company', { name: transliterateName(company.name, locale) }),
      description: t('company_left', { amount: formatLari(company.left, locale) }),
      icon: (
        <RowIcon tone="bg-aivani-100 text-aivani-800">
          <BuildingsIcon className="size-5" />
        </RowIcon>
      ),
      end: <span className={endClass}>{end}</span>,
    },
  ];
}

const packageRow = ({ id, label, description, end }: PackageOption): RadioOption => ({
  value: `package ${id}`,
  label,
  description,
  icon: (
    <RowIcon>
      <StackIcon className="size-5" />
    </RowIcon>
  ),
  end: <span className={endClass}>{end}</span>,
});

function useCardRows(): { rows: RadioOption[]; isLoading: boolean } {
  const t = useTranslations('checkout');
  const { data: cards = [], isLoading } = useSavedCards();
  const saved: RadioOption[] = cards.map((card) => ({
    value: `card ${card.id}`,
    label: <span className="num">{cardName(card)}</span>,
    description: card.is_default ? t('default_card') : card.expires && t('expires', { date: card.expires }),
    icon: <CardMark brand={card.brand} />,
  }));
  const fresh: RadioOption = {
    value: 'new_card',
    label: t('new_card'),
    description: t('new_card_text'),
    icon: (
      <RowIcon>
        <PlusIcon className="size-5" />
      </RowIcon>
    ),
  };
  return { rows: [...saved, fresh], isLoading };
}

function toValue(selection: PaymentSelection): string {
  if (selection.kind === 'card') return `card ${selection.cardId}`;
  return selection.kind === 'package' ? `package ${selection.packageId}` : selection.kind;
}

function toSelection(value: string): PaymentSelection {
  const [kind, id] = value.split(' ');
  if (kind === 'card') return { kind, cardId: Number(id) };
  if (kind === 'package') return { kind, packageId: Number(id) };
  return kind === 'balance' || kind === 'company' ? { kind } : { kind: 'new_card', isSaved: false };
}

type ShortBalanceProps = { amount: number | null; balance: number; canFill: boolean };

/** The amount missing for a payment with the balance, and a link to top it up, which returns to this page. */
function ShortBalance({ amount, balance, canFill }: ShortBalanceProps) {
  const t = useTranslations('checkout');
  const locale = useLocale();
  const short = shortfall(amount, balance);
  if (short === 0) return null;
  return (
    <InlineAlert
      tone="warning"
      isLive
      className="mt-2 items-center"
      action={
        canFill && (
          <Button variant="secondary" size="sm" onClick={() => openFillBalance({ amount: short })}>
            {t('fill')}
          </Button>
        )
      }
    >
      {t('short_text', { amount: formatLari(short, locale) })}
    </InlineAlert>
  );
}

/** The limit that the agency set is too small for this payment. */
function ShortLimit({ amount, left }: { amount: number | null; left: number }) {
  const t = useTranslations('checkout');
  const locale = useLocale();
  const short = shortfall(amount, left);
  if (short === 0) return null;
  return (
    <InlineAlert tone="warning" isLive className="mt-2">
      {t('company_short', { amount: formatLari(short, locale) })}
    </InlineAlert>
  );
}

/**
 * What a payment is made with: the balance, the company's wallet, packages, saved cards or a new card. A guest, who signs in before paying,
 * sees a new card only. See `usePaymentSelection` for the first choice. Needs a QueryProvider, and the messages of `checkout`.
 */
export function PaymentChoice({ value, onChange, amount, packages = [], hasBalance = true, label }: PaymentChoiceProps) {
  const t = useTranslations('checkout');
  const { user, isChecked } = useSession();
  const balance = useBalanceRow(amount, user?.balance ?? 0);
  const { isCardOffered, company, isLoading: isOfferLoading } = useOfferedWays();
  const companyRow = useCompanyRow(amount, company);
  const { rows: cards, isLoading } = useCardRows();
  if (!isChecked || isLoading || isOfferLoading)
    return (
      <div aria-busy="true" className="flex flex-col gap-2">
        {hasBalance ? <Skeleton className="h-16.5 rounded-lg" /> : null}
        <Skeleton className="h-16.5 rounded-lg" />
      </div>
    );
  return (
    <div>
      <RadioGroup
        label={label ?? t('method')}
        look="rows"
        isCircleLast
        options={[
          ...(hasBalance && user ? [balance, ...companyRow] : []),
          ...packages.map(packageRow),
          ...(isCardOffered ? cards : []),
        ]}
        value={toValue(value)}
        onValueChange={(next) => onChange(toSelection(next))}
      />
      {value.kind === 'new_card' && user ? (
        <Checkbox checked={value.isSaved} onCheckedChange={(isSaved) => onChange({ kind: 'new_card', isSaved })} className="mt-1">
          {t('save_card')}
        </Checkbox>
      ) : null}
      {value.kind === 'balance' && user ? (
        <ShortBalance amount={amount} balance={user.balance} canFill={isCardOffered || companyTypeIds.includes(user.type_id)} />
      ) : null}
      {value.kind === 'company' && company ? <ShortLimit amount={amount} left={company.left} /> : null}
      {isCardOffered ? null : <p className="type-sm mt-2 text-ink-2">{t('no_cards')}</p>}
    </div>
  );
}
