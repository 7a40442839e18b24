import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { ClockCountdownIcon } from '@phosphor-icons/react/dist/ssr/ClockCountdown';
import { FileTextIcon } from '@phosphor-icons/react/dist/ssr/FileText';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import type { ReactNode } from 'react';

const discs = {
  pending: { look: 'bg-saffron-100 text-saffron-800', picture: <ClockCountdownIcon aria-hidden="true" className="size-8" /> },
  success: { look: 'bg-vine-100 text-vine-700', picture: <CheckIcon aria-hidden="true" weight="bold" className="size-8" /> },
  failure: { look: 'bg-alert-100 text-alert-700', picture: <WarningIcon aria-hidden="true" className="size-8" /> },
  invoice: { look: 'bg-aivani-100 text-aivani-800', picture: <FileTextIcon aria-hidden="true" className="size-8" /> },
} as const;

export type ResultKind = keyof typeof discs;
export type Fact = { label: ReactNode; value: ReactNode };

interface ResultFrameProps {
  kind: ResultKind;
  title: string;
  text: ReactNode;
  facts?: readonly (Fact | null)[];
  actions?: ReactNode;
  children?: ReactNode;
}

/** One result: a disc, a title, a sentence, facts and an action. */
export function ResultFrame({ kind, title, text, facts = [], actions, children }: ResultFrameProps) {
  const { look, picture } = discs[kind];
  const shown = facts.filter((fact) => fact !== null);
  return (
    <div className="mx-auto w-full max-w-[476px] px-4 py-10 text-center md:py-16">
      <span className={`mx-auto flex size-18 items-center justify-center rounded-full ${look}`}>{picture}</span>
      <h1 className="mt type-h2 mt-5">{title}</h1>
      <p className="type-body mt-2 text-pretty text-ink-2">{text}</p>
      {shown.length > 0 ? (
        <dl className="type-sm mt-6 divide-y divide-line border-y border-line text-left">
          {shown.map(({ label, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a result have a fixed order.
            <div key={index} className="flex justify-between gap-4 py-3">
              <dt className="text-ink-2">{label}</dt>
              <dd className="text-right font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {actions ? <div className="mt-6 flex flex-wrap justify-center gap-2.5">{actions}</div> : null}
      {children}
    </div>
  );
}
