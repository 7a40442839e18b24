import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import { cn } from '@/lib/cn';

export interface Step<Id extends string> {
  id: Id;
  label: string;
  /** Whether the step is open, done or has errors. */
  state: 'open' | 'done' | 'error';
}

interface StepperProps<Id extends string> {
  /** Name of the navigation. */
  label: string;
  steps: readonly Step<Id>[];
  current: Id;
  onStep: (id: Id) => void;
  labels: {
    /** "Step 2 of 5". */
    position: (number: number, total: number) => string;
    /** Read after the name of a step, in place of its icon. */
    states: Record<Step<string>['state'], string>;
  };
}

const stateIcons = {
  open: null,
  done: <CheckIcon weight="bold" aria-hidden="true" className="size-4" />,
  error: <WarningCircleIcon weight="fill" aria-hidden="true" className="size-4.5" />,
};

/** The steps of a long form, each reachable at any time; on phones one line above a segmented bar. */
export function Stepper<Id extends string>({ label, steps, current, onStep, labels }: StepperProps<Id>) {
  const index = steps.findIndex(({ id }) => id === current);
  return (
    <nav aria-label={label}>
      <p className="type-sm mb-2 flex justify-between gap-3 text-ink-2 lg:hidden">
        <span className="font-medium text-ink">{steps[index]?.label}</span>
        <span className="num">{labels.position(index + 1, steps.length)}</span>
      </p>
      <ol className="flex gap-1.5 lg:gap-2">
        {steps.map((step, position) => {
          const isCurrent = step.id === current;
          const isReached = position <= index;
          return (
            <li key={step.id} className="min-w-0 flex-1">
              <button
                type="button"
                aria-current={isCurrent ? 'step' : undefined}
                onClick={() => onStep(step.id)}
                className="hit group flex w-full flex-col gap-2 rounded-sm text-left max-lg:py-2"
              >
                <span
                  className={cn(
                    'h-1 w-full rounded-full transition',
                    step.state === 'error' ? 'bg-alert-600' : isReached ? 'bg-brand' : 'bg-tuff-200 group-hover:bg-tuff-300',
                  )}
                />
                <span
                  className={cn(
                    'type-label flex items-center gap-2 max-lg:sr-only',
                    isCurrent ? 'font-semibold text-ink' : 'text-ink-2 group-hover:text-ink',
                    step.state === 'error' && 'text-alert-700',
                  )}
                >
                  <span
                    className={cn(
                      'num flex size-6 shrink-0 items-center justify-center rounded-full text-[calc(0.75rem*var(--k))] font-bold',
                      step.state === 'error' ? 'text-alert-700' : 'bg-tuff-100 text-ink-2',
                      step.state === 'done' && 'bg-vine-100 text-vine-800',
                      isCurrent && step.state !== 'error' && 'bg-brand text-white',
                    )}
                  >
                    {stateIcons[step.state] ?? position + 1}
                  </span>
                  <span className="min-w-0">{step.label}</span>
                  <span className="sr-only">{labels.states[step.state]}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
