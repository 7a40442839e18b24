'use client';

import { Slider as BaseSlider } from '@base-ui/react/slider';
import { cn } from '@/lib/cn';

type SliderValue = number | readonly [number, number];

interface SliderProps<Value extends SliderValue> {
  /** Accessible names, one for each thumb. */
  label: Value extends number ? string : readonly [string, string];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Called when the thumb is released, for work too expensive on every move. */
  onValueCommitted?: (value: Value) => void;
  min?: number;
  max?: number;
  /** An arrow moves by this, PgUp and PgDn by ten times as much. */
  step?: number;
  /** The formatted value, shown on the right. */
  valueText?: string;
  /** The value of a thumb for screen readers. */
  describeValue?: (value: number) => string;
  disabled?: boolean;
  className?: string;
}

const thumbClass =
  "size-7 rounded-full bg-white inset-ring-[1.5px] inset-ring-brand after:absolute after:top-1/2 after:left-1/2 after:size-2 after:-translate-1/2 after:rounded-full after:bg-brand after:content-[''] before:absolute before:-inset-2 before:content-[''] has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 data-disabled:inset-ring-tuff-400 data-disabled:after:bg-tuff-400";

export function Slider<Value extends SliderValue>({
  label,
  value,
  onValueChange,
  onValueCommitted,
  min = 0,
  max = 100,
  step = 1,
  valueText,
  describeValue,
  disabled,
  className,
}: SliderProps<Value>) {
  const labels: readonly string[] = typeof label === 'string' ? [label] : label;
  // The component widens its value type: it returns one number or a pair, as it was given.
  const narrow = (next: unknown) => next as Value;
  return (
    <BaseSlider.Root<SliderValue>
      value={value}
      onValueChange={(next) => onValueChange(narrow(next))}
      onValueCommitted={(next) => onValueCommitted?.(narrow(next))}
      min={min}
      max={max}
      step={step}
      largeStep={step * 10}
      disabled={disabled}
      className={cn('flex items-center gap-4', className)}
    >
      <BaseSlider.Control className="flex h-11 flex-1 cursor-pointer touch-none items-center px-3.5 select-none data-disabled:cursor-not-allowed">
        <BaseSlider.Track className="h-1 w-full rounded-full bg-tuff-300">
          <BaseSlider.Indicator className="rounded-full bg-brand data-disabled:bg-tuff-400" />
          {labels.map((thumbLabel, index) => (
            <BaseSlider.Thumb
              key={thumbLabel}
              index={index}
              aria-label={thumbLabel}
              getAriaValueText={describeValue ? (_, thumbValue) => describeValue(thumbValue) : undefined}
              className={thumbClass}
            />
          ))}
        </BaseSlider.Track>
      </BaseSlider.Control>
      {valueText ? <output className="num type-ui min-w-16 text-right">{valueText}</output> : null}
    </BaseSlider.Root>
  );
}
