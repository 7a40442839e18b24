'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import type { Bank } from '@/lib/contracts/mortgage';
import { currencyIds } from '@/lib/domain/money/currency';
import { useLoanFormatters } from './use-loan-formatters';

/** A bank's logo; decorative, as the name is next to it. */
export function BankLogo({ image, className = 'size-10' }: { image: string; className?: string }) {
  // biome-ignore lint/performance/noImgElement: a small drawing needs no other sizes.
  return <img src={image} alt="" width={40} height={40} className={`shrink-0 rounded-[10px] bg-tuff-50 ${className}`} />;
}

interface BankListProps {
  banks: readonly Bank[];
  chosenId: number;
  currencyId: number;
  onChoose: (bank: Bank) => void;
}

/** A bank that does not lend in the currency shows the rate of the one that it does lend in: choosing it changes the currency. */
function termsOf(bank: Bank, currencyId: number) {
  const [firstId] = Object.keys(bank.percents);
  const id = bank.percents[currencyId] ? currencyId : Number(firstId);
  const percents = bank.percents[id];
  return percents ? { currencyId: id, percents } : null;
}

function BankRow({ bank, currencyId, name, isChosen, onChoose }: Omit<BankListProps, 'banks' | 'chosenId'> & RowProps) {
  const t = useTranslations('mortgage');
  const locale = useLocale();
  const { percent } = useLoanFormatters(currencyId);
  const terms = termsOf(bank, currencyId);
  if (!terms) return null;
  const { initial_percent, effective_percent } = terms.percents;
  return (
    <label className="flex min-h-16.5 shrink-0 cursor-pointer items-center gap-3 rounded-lg px-3.5 py-2 inset-ring inset-ring-line transition hover:inset-ring-tuff-400 has-checked:bg-brand-soft has-checked:inset-ring-[1.5px] has-checked:inset-ring-brand has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus">
      <BankLogo image={bank.image} />
      <span className="min-w-0 flex-1">
        <span className="type-ui block">{bank.display_names[locale]}</span>
        <span className="type-xs block text-ink-2">
          {t('effective', { rate: percent(effective_percent) })}
          {terms.currencyId === currencyId ? null : ` · ${t(terms.currencyId === currencyIds.gel ? 'gel_only' : 'dollar_only')}`}
        </span>
      </span>
      <span className="num type-ui font-semibold">{percent(initial_percent)}</span>
      <input
        type="radio"
        name={name}
        value={bank.id}
        checked={isChosen}
        onChange={() => onChoose(bank)}
        className="size-5.5 shrink-0 cursor-[inherit] appearance-none rounded-full bg-surface inset-ring inset-ring-line-2 transition outline-none checked:inset-ring-[7px] checked:inset-ring-brand forced-colors:appearance-auto"
      />
    </label>
  );
}

type RowProps = { bank: Bank; name: string; isChosen: boolean };

/** The banks as a choice of one: the rate that a loan begins with at the right, the effective one under the name. */
export function BankList({ banks, chosenId, currencyId, onChoose }: BankListProps) {
  const t = useTranslations('mortgage');
  const name = useId();
  const labelId = useId();
  return (
    <div className="mt-5">
      <p id={labelId} className="type-label mb-1.5">
        {t('bank')}
        <span className="num text-ink-3"> · {banks.length}</span>
      </p>
      <div
        role="radiogroup"
        aria-labelledby={labelId}
        className="flex flex-col gap-2 @min-[720px]:-m-0.5 @min-[720px]:max-h-86 @min-[720px]:overflow-y-auto @min-[720px]:mask-[linear-gradient(#000_calc(100%-28px),transparent)] @min-[720px]:p-0.5 @min-[720px]:pb-5 print:max-h-none print:overflow-visible print:mask-none"
      >
        {banks.map((bank) => (
          <BankRow
            key={bank.id}
            bank={bank}
            name={name}
            isChosen={bank.id === chosenId}
            currencyId={currencyId}
            onChoose={onChoose}
          />
        ))}
      </div>
    </div>
  );
}
