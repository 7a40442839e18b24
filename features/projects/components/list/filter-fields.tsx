import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { cn } from '@/lib/cn';

const pill = 'type-ui min-h-12 rounded-control bg-surface inset-ring inset-ring-tuff-300';

/** The field that finds by name. */
export function SearchField({ label, value }: { label: string; value: string | undefined }) {
  return (
    <label className={cn(pill, 'flex min-w-0 flex-1 basis-64 items-center gap-2.5 px-3.5 sm:max-w-92')}>
      <MagnifyingGlassIcon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      <span className="sr-only">{label}</span>
      <input
        type="search"
        name="q"
        defaultValue={value}
        placeholder={label}
        maxLength={100}
        className="min-h-11 w-full min-w-0 bg-transparent placeholder:text-ink-3"
      />
    </label>
  );
}

type SelectProps = {
  name: string;
  label: string;
  value: string | undefined;
  /** The first one stands for no choice. */
  options: readonly { value: string; label: string }[];
  /** Options under headings, after the others. */
  groups?: readonly { label: string; options: readonly { value: string; label: string }[] }[];
};

/** A choice as a pill; a chosen one is tinted. */
export function SelectPill({ name, label, value, options, groups = [] }: SelectProps) {
  const shown = (list: SelectProps['options']) =>
    list.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ));
  return (
    <select
      name={name}
      aria-label={label}
      defaultValue={value ?? ''}
      className={cn(pill, 'px-3.5', value && 'bg-brand-soft text-brand-text inset-ring-[1.5px] inset-ring-brand')}
    >
      {shown(options)}
      {groups.map((group) => (
        <optgroup key={group.label} label={group.label}>
          {shown(group.options)}
        </optgroup>
      ))}
    </select>
  );
}
