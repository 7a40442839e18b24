'use client';

import type { ReactNode } from 'react';
import { Slider } from '@/components/ui/inputs/slider';
import { cn } from '@/lib/cn';
import type { NumberRange } from '@/lib/domain/loan/calculator';
import { NumberBox } from './number-box';

interface LoanSliderProps {
  label: string;
  /** Accessible name of the box for typing. */
  boxLabel: string;
  suffix: string;
  value: number;
  bounds: NumberRange;
  onValueChange: (value: number) => void;
  /** What the number comes to, before its box and behind it. */
  before?: ReactNode;
  after?: ReactNode;
  /** How a screen reader says a value, and what the ends of the track are marked with. */
  describeValue: (value: number) => string;
  formatBound: (value: number) => string;
  isFlashing: boolean;
}

/** A number of the loan, to be drawn or typed. */
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
