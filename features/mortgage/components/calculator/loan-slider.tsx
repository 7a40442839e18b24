'use client';

import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Slider } from '@/components/ui/inputs/slider';
import { cn } from '@/lib/cn';
import type { NumberRange } from '@/lib/domain/loan/calculator';

interface NumberBoxProps {
  /** Accessible name: the slider next to it has the plain one. */
  label: string;
  value: number;
  bounds: NumberRange;
  suffix: string;
  onValueChange: (value: number) => void;
}

/** A whole number that can be typed next to its slider. Values outside the bounds are clamped on blur. */
function NumberBox({ label, value, bounds, suffix, onValueChange }: NumberBoxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, String(bounds.max).length);
    setTyped(digits);
    const number = Number(digits);
    if (digits !== '' && number >= bounds.min && number <= bounds.max) onValueChange(number);
  };
  const commit = () => {
    if (typed !== null && typed !== '') onValueChange(Math.min(bounds.max, Math.max(bounds.min, Number(typed))));
    setTyped(null);
  };
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commit();
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setTyped(null);
    onValueChange(Math.min(bounds.max, Math.max(bounds.min, value + by)));
  };
  return (
    <label className="num inline-flex min-h-9 cursor-text items-center gap-1 rounded-[10px] bg-surface px-2.5 inset-ring inset-ring-line-2 transition hover:inset-ring-ink-2 has-focus:inset-ring-2 has-focus:inset-ring-focus max-lg:min-h-11">
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={typed ?? String(value)}
        onChange={({ target }) => type(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={commit}
        onKeyDown={step}
        className="type-ui w-[3ch] bg-transparent text-right font-semibold outline-none"
      />
      <span aria-hidden="true" className="text-ink-2">
        {suffix}
      </span>
    </label>
  );
}

interface LoanSliderProps {
  label: string;
  /** Accessible name of the box for typing. */
  boxLabel: string;
  suffix: string;
  value: number;
  bounds: NumberRange;
  onValueChange: (value: number) => void;
  /** What the number amounts to, before its box and behind it. */
  before?: ReactNode;
  after?: ReactNode;
  /** Text of a value for screen readers, and labels of the ends of the track. */
  describeValue: (value: number) => string;
  formatBound: (value: number) => string;
  isFlashing: boolean;
}

/** A number of the loan, set by dragging or typing. */
export function LoanSlider(props: LoanSliderProps) {
  const { label, value, bounds, onValueChange, before, after, describeValue, formatBound, isFlashing } = props;
  const dot = (
    <span aria-hidden="true" className="text-ink-3">
      ·
    </span>
  );
  return (
    <div
      className={cn('-mx-2 rounded-control px-2 py-1 transition-colors duration-600', isFlashing && 'bg-aivani-50 duration-0')}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="type-label">{label}</span>
        <span className="type-sm ml-auto flex items-center gap-1.5">
          {before ? <span className="num type-ui font-semibold">{before}</span> : null}
          {before ? dot : null}
          <NumberBox label={props.boxLabel} value={value} bounds={bounds} suffix={props.suffix} onValueChange={onValueChange} />
          {after ? dot : null}
          {after ? <span className="num text-ink-2">{after}</span> : null}
        </span>
      </div>
      <Slider
        label={label}
        value={value}
        min={bounds.min}
        max={bounds.max}
        onValueChange={onValueChange}
        describeValue={describeValue}
        disabled={bounds.min >= bounds.max}
        className="-mx-3.5"
      />
      <div aria-hidden="true" className="num type-xs -mt-1 flex justify-between text-ink-3">
        <span>{formatBound(bounds.min)}</span>
        <span>{formatBound(bounds.max)}</span>
      </div>
    </div>
  );
}
