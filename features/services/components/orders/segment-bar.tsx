import { cn } from '@/lib/cn';
import type { SegmentTone } from '../../domain/order-progress';

const tones: Readonly<Record<SegmentTone, string>> = {
  done: 'bg-vine-600',
  now: 'bg-brand',
  ended: 'bg-tuff-400',
  ahead: 'bg-tuff-200',
};

/** The progress of an order; its state is written next to the bar. */
export function SegmentBar({ segments }: { segments: readonly SegmentTone[] }) {
  return (
    <span aria-hidden="true" data-segments={segments.join(' ')} className="flex gap-1">
      {segments.map((tone, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: segments have no other identity than their place.
        <span key={index} className={cn('h-1 flex-1 rounded-full', tones[tone])} />
      ))}
    </span>
  );
}
