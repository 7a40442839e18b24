import { ArrowsDownUpIcon } from '@phosphor-icons/react/dist/ssr/ArrowsDownUp';
import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
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

type Option = { value: string; label: string };
type SelectProps = {
  name: string;
  label: string;
  value: string | undefined;
  /** The first one means no choice. */
  options: readonly Option[];
  /** Options under headings, after the others. */
  groups?: readonly { label: string; options: readonly Option[] }[];
};

const shown = (list: readonly Option[]) =>
  list.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));
const caret = 'pointer-events-none absolute right-3.5 size-4';
// As wide as its choice; where a browser cannot do that, as its longest option within bounds.
const select =
  'min-h-12 max-w-[min(--spacing(64),100%)] appearance-none text-ellipsis rounded-control pr-9.5 [field-sizing:content]';

/** A choice as a pill; a chosen one is tinted. */
export function SelectPill({ name, label, value, options, groups = [] }: SelectProps) {
  return (
    <span className={cn('relative inline-flex min-w-0 max-w-full items-center', value && 'text-brand-text')}>
      <select
        name={name}
        aria-label={label}
        defaultValue={value ?? ''}
        className={cn(pill, select, 'pl-3.5', value && 'bg-brand-soft inset-ring-[1.5px] inset-ring-brand')}
      >
        {shown(options)}
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {shown(group.options)}
          </optgroup>
        ))}
      </select>
      <CaretDownIcon aria-hidden="true" className={caret} />
    </span>
  );
}

/** The order of a list, at the end of its filters. */
export function SortSelect({ label, value, options }: Omit<SelectProps, 'name' | 'groups'>) {
  return (
    <span className="relative inline-flex min-w-0 max-w-full items-center sm:ml-auto">
      <ArrowsDownUpIcon aria-hidden="true" className="pointer-events-none absolute left-3 size-4.5" />
      <select
        name="sort"
        aria-label={label}
        defaultValue={value ?? ''}
        className={cn(select, 'type-ui max-w-full bg-transparent pl-9.5')}
      >
        {shown(options)}
      </select>
      <CaretDownIcon aria-hidden="true" className={caret} />
    </span>
  );
}

/** A yes or no as a pill. */
export function TogglePill({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  return (
    <label
      className={cn(
        pill,
        'flex cursor-pointer items-center gap-2 px-3.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isOn && 'bg-brand-soft text-brand-text inset-ring-[1.5px] inset-ring-brand',
      )}
    >
      <input type="checkbox" name={name} value="1" defaultChecked={isOn} className="sr-only" />
      <CheckCircleIcon aria-hidden="true" weight={isOn ? 'fill' : 'regular'} className="size-5" />
      {label}
    </label>
  );
}
