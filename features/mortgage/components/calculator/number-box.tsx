'use client';

import { type KeyboardEvent, useState } from 'react';
import type { NumberRange } from '@/lib/domain/loan/calculator';

interface NumberBoxProps {
  /** Accessible name: the slider beside it has the plain one. */
  label: string;
  value: number;
  bounds: NumberRange;
  suffix: string;
  onValueChange: (value: number) => void;
}

/** A whole number that can be typed beside its slider. What lies outside the bounds is brought inside when the box is left. */
export function NumberBox({ label, value, bounds, suffix, onValueChange }: NumberBoxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, String(bounds.max).length);
    setTyped(digits);
    const number = Number(digits);
    if (digits !== '' && number >= bounds.min && number <= bounds.max) onValueChange(number);
  };
  const settle = () => {
    if (typed !== null && typed !== '') onValueChange(Math.min(bounds.max, Math.max(bounds.min, Number(typed))));
    setTyped(null);
  };
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') settle();
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
        onBlur={settle}
        onKeyDown={step}
        className="type-ui w-[3ch] bg-transparent text-right font-semibold outline-none"
      />
      <span aria-hidden="true" className="text-ink-2">
        {suffix}
      </span>
    </label>
  );
}
