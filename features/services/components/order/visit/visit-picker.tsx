'use client';

import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { cn } from '@/lib/cn';
import type { Slots } from '@/lib/contracts/money/orders';
import { formatDate } from '@/lib/format/date';
import {
  dayState,
  daysOfPage,
  freeSlots,
  momentOfDay,
  pageCount,
  slotRange,
  type Visit,
  weekdayOf,
} from '../../../domain/visit-days';
import { ChoiceError } from '../choice-error';

type Day = Slots['days'][number];
type GridProps = { name: string; days: readonly Day[]; value: string | null; onChange: (value: string) => void };

const cell =
  'relative flex cursor-pointer flex-col rounded-control inset-ring inset-ring-line transition hover:inset-ring-tuff-400 has-checked:bg-brand-soft has-checked:text-brand-text has-checked:inset-ring-[1.5px] has-checked:inset-ring-brand has-disabled:cursor-not-allowed has-disabled:bg-tuff-50 has-disabled:text-disabled has-disabled:inset-ring-0 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

type ChoiceProps = {
  name: string;
  value: string;
  isChosen: boolean;
  isDisabled: boolean;
  onChoose: (value: string) => void;
  label: string;
  className: string;
  children: ReactNode;
};

/** A native radio that looks like a tile. */
function Choice({ name, value, isChosen, isDisabled, onChoose, label, className, children }: ChoiceProps) {
  return (
    <label className={cn(cell, className)}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        onChange={() => onChoose(value)}
        aria-label={label}
        className="sr-only"
      />
      {children}
    </label>
  );
}

/** The days of one page: each a native radio; a full or closed day is disabled, so that nothing reaches it. */
function DayGrid({ name, days, value, onChange }: GridProps) {
  const t = useTranslations('services.order.visit');
  const locale = useLocale();
  return (
    <div
      role="radiogroup"
      aria-label={t('day')}
      className="flex gap-2 max-md:overflow-x-auto max-md:p-0.5 md:grid md:grid-cols-7"
    >
      {days.map((day) => {
        const state = dayState(day);
        const weekday = t(`weekdays.${weekdayOf(day.day)}`);
        const date = formatDate(momentOfDay(day.day), momentOfDay(day.day), locale);
        const note = state === 'open' ? t('free_slots', { count: freeSlots(day) }) : t(state);
        return (
          <Choice
            key={day.day}
            name={name}
            value={day.day}
            isChosen={day.day === value}
            isDisabled={state !== 'open'}
            onChoose={onChange}
            label={`${weekday}, ${date}: ${note}`}
            className="min-w-21 shrink-0 items-center px-1 py-2.5 text-center"
          >
            <span className="type-xs">{weekday}</span>
            <span className="num type-price">{Number(day.day.slice(8))}</span>
            <span className={cn('type-xs', state === 'open' && 'text-vine-700')}>{note}</span>
          </Choice>
        );
      })}
    </div>
  );
}

/** The slots of a day, as radios. */
function SlotGrid({ name, slots, value, onChange }: Omit<GridProps, 'days'> & { slots: Day['slots'] }) {
  const t = useTranslations('services.order.visit');
  return (
    <div role="radiogroup" aria-label={t('slot')} className="mt-2 grid grid-cols-2 gap-2 md:grid-cols-4">
      {slots.map(({ slot, free }) => {
        const note = free === 0 ? t('taken') : slot === value ? t('chosen') : free === 1 ? t('last_place') : t('free');
        return (
          <Choice
            key={slot}
            name={name}
            value={slot}
            isChosen={slot === value}
            isDisabled={free === 0}
            onChoose={onChange}
            label={`${slotRange(slot)}: ${note}`}
            className="px-4 py-2.5"
          >
            <span className={cn('num type-ui font-semibold', free === 0 && 'line-through')}>{slotRange(slot)}</span>
            <span className="type-xs">{note}</span>
          </Choice>
        );
      })}
    </div>
  );
}

/** The days that a page of the grid shows, and the arrows to the others. */
function DayPager({ days, page, onPage }: { days: readonly Day[]; page: number; onPage: (page: number) => void }) {
  const t = useTranslations('services.order.visit');
  const locale = useLocale();
  const shown = daysOfPage(days, page);
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return null;
  const date = (day: string) => formatDate(momentOfDay(day), momentOfDay(day), locale);
  return (
    <div className="mb-3 flex items-center justify-between gap-3">
      <p className="num type-ui">
        {date(first.day)} – {date(last.day)}
      </p>
      <div className="flex gap-2">
        <IconButton label={t('earlier')} variant="outline" disabled={page === 0} onClick={() => onPage(page - 1)}>
          <CaretLeftIcon aria-hidden="true" />
        </IconButton>
        <IconButton label={t('later')} variant="outline" disabled={page + 1 >= pageCount(days)} onClick={() => onPage(page + 1)}>
          <CaretRightIcon aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}

type PickerProps = {
  label: string;
  days: readonly Day[];
  value: Visit | null;
  onChange: (visit: Visit | null) => void;
  /** Translated; shown below the grid. */
  error?: string | null;
};

/** Chooses a free day and a free slot of it. The value is null until both are chosen. */
export function VisitPicker({ label, days, value, onChange, error = null }: PickerProps) {
  const id = useId();
  const [day, setDay] = useState(value?.day ?? null);
  const chosenDay = value?.day ?? day;
  const at = days.findIndex((candidate) => candidate.day === chosenDay);
  const [page, setPage] = useState(Math.max(0, Math.floor(at / 7)));
  const slots = days[at]?.slots ?? [];
  const chooseDay = (next: string) => {
    setDay(next);
    onChange(null);
  };
  return (
    <fieldset
      aria-label={label}
      aria-describedby={error ? `${id}-error` : undefined}
      data-field="visit"
      tabIndex={-1}
      className="min-w-0 outline-none"
    >
      <DayPager days={days} page={page} onPage={setPage} />
      <DayGrid name={`${id}-day`} days={daysOfPage(days, page)} value={chosenDay} onChange={chooseDay} />
      {chosenDay && slots.length > 0 ? (
        <SlotGrid
          name={`${id}-slot`}
          slots={slots}
          value={value?.slot ?? null}
          onChange={(slot) => onChange({ day: chosenDay, slot })}
        />
      ) : null}
      <ChoiceError id={`${id}-error`} text={error} />
    </fieldset>
  );
}
