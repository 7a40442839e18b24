import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import type { ReactNode } from 'react';

type CardProps = {
  name: string;
  value: string;
  isChosen: boolean;
  icon: ReactNode;
  label: string;
  text?: string | undefined;
  /** How many statements match with this choice; absent for none. */
  count: string | undefined;
};

/** One of a few big choices. */
export function ChoiceCard({ name, value, isChosen, icon, label, text, count }: CardProps) {
  return (
    <label className="group flex min-h-19 cursor-pointer items-center gap-4 rounded-card bg-surface p-4 inset-ring inset-ring-tuff-300 transition hover:bg-tuff-50 has-checked:bg-brand-soft has-checked:inset-ring-2 has-checked:inset-ring-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus lg:min-h-22">
      <input type="radio" name={name} value={value} defaultChecked={isChosen} className="peer sr-only" />
      <span className="flex size-13 shrink-0 items-center justify-center rounded-control bg-tuff-100 text-brand-text group-has-checked:bg-surface [&>svg]:size-6.5">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="type-h3 block">{label}</span>
        {text ? <span className="type-sm block text-ink-2">{text}</span> : null}
      </span>
      {count === undefined ? null : <span className="num type-sm shrink-0 text-ink-2">{count}</span>}
      <span
        aria-hidden="true"
        className="flex size-6 shrink-0 items-center justify-center rounded-full text-transparent inset-ring-2 inset-ring-tuff-300 group-has-checked:bg-brand group-has-checked:text-white group-has-checked:inset-ring-brand"
      >
        <CheckIcon className="size-4" />
      </span>
    </label>
  );
}

type BoxProps = Pick<CardProps, 'name' | 'value' | 'isChosen' | 'label' | 'count'>;

/** One of many choices, of which several may be made. */
export function ChoiceBox({ name, value, isChosen, label, count }: BoxProps) {
  return (
    <label className="type-ui flex min-h-13 min-w-0 cursor-pointer items-center justify-between gap-2 rounded-control bg-surface px-3 inset-ring inset-ring-tuff-300 transition hover:bg-tuff-50 has-checked:bg-brand-soft has-checked:text-brand-text has-checked:inset-ring-2 has-checked:inset-ring-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input type="checkbox" name={name} value={value} defaultChecked={isChosen} className="sr-only" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
      {count === undefined ? null : <span className="num type-sm shrink-0 text-ink-2">{count}</span>}
    </label>
  );
}
