'use client';

import { type PointerEvent, useRef, useState } from 'react';
import type { Pixel } from '../../domain/draw/map-projection';

type Props = {
  /** Called with the whole stroke when the finger is lifted. */
  onStroke: (stroke: Pixel[]) => void;
};

const lineOf = (points: readonly Pixel[]): string => points.map(({ x, y }) => `${x},${y}`).join(' ');

/** Takes the finger or the mouse in place of the map, and shows its line and how it would close. */
export function StrokeLayer({ onStroke }: Props) {
  const [stroke, setStroke] = useState<readonly Pixel[]>([]);
  // Several moves may come between two renderings.
  const points = useRef<Pixel[]>([]);
  const [pointerId, setPointerId] = useState<number | null>(null);
  const [first, last] = [stroke[0], stroke.at(-1)];

  const pixelOf = ({ currentTarget, clientX, clientY }: PointerEvent): Pixel => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const begin = (event: PointerEvent) => {
    if (pointerId !== null || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setPointerId(event.pointerId);
    points.current = [pixelOf(event)];
    setStroke(points.current);
  };
  const draw = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    points.current = [...points.current, pixelOf(event)];
    setStroke(points.current);
  };
  const end = (event: PointerEvent, isCompleted: boolean) => {
    if (event.pointerId !== pointerId) return;
    setPointerId(null);
    setStroke([]);
    if (isCompleted) onStroke([...points.current, pixelOf(event)]);
  };

  return (
    <div
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={(event) => end(event, true)}
      onPointerCancel={(event) => end(event, false)}
      className="absolute inset-0 z-5 cursor-crosshair touch-none select-none"
    >
      {first && last ? (
        <svg aria-hidden="true" className="size-full overflow-visible text-saperavi-700" fill="none" stroke="currentColor">
          <polygon points={lineOf(stroke)} stroke="none" className="fill-saperavi-600/10" />
          <polyline points={lineOf(stroke)} strokeWidth={3} strokeLinejoin="round" strokeLinecap="round" />
          <line x1={last.x} y1={last.y} x2={first.x} y2={first.y} strokeWidth={3} strokeDasharray="1 7" strokeLinecap="round" />
          <circle cx={first.x} cy={first.y} r={7} strokeWidth={3} className="fill-white" />
          <circle cx={last.x} cy={last.y} r={28} stroke="none" className="fill-saperavi-600/20" />
          <circle cx={last.x} cy={last.y} r={8} stroke="white" strokeWidth={2} fill="currentColor" />
        </svg>
      ) : null}
    </div>
  );
}
