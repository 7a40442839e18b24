import { cn } from '@/lib/cn';

export type Fact = { value: string; label: string };

/** Figures of a service below the introduction of its page. */
export function FactList({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl
      className={cn(
        'flex flex-wrap justify-between gap-x-8 gap-y-3 border-y border-line py-4 lg:border-b-0 lg:pt-5 lg:pb-0',
        className,
      )}
    >
      {facts.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="type-xs max-w-36 text-ink-2">{label}</dt>
          <dd className="type-h3 num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
