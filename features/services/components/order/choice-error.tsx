import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';

/** The error of a choice, below it. */
export function ChoiceError({ id, text }: { id?: string; text: string | null }) {
  return text ? (
    <p id={id} role="alert" className="type-xs mt-2 flex items-start gap-1.5 text-alert-700">
      <WarningCircleIcon weight="fill" aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  ) : null;
}
