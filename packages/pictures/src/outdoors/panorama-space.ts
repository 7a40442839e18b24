import type { Canvas, Point } from '../drawing/canvas';
import { darker, lighter } from '../drawing/palette';

type Place = readonly [x: number, y: number, z: number];

export const floorLevel = -1.5;
export const ceiling = 1.4;
const edgePieces = 72;
export const half = { x: 3.6, z: 3 };

function project(canvas: Canvas, [x, y, z]: Place): Point {
  const longitude = Math.atan2(x, z);
  const latitude = Math.atan2(y, Math.hypot(x, z));
  return [(0.5 + longitude / (2 * Math.PI)) * canvas.width, (0.5 - latitude / Math.PI) * canvas.height];
}

export function drawFace(canvas: Canvas, corners: readonly Place[], fill: string, opacity = 1): void {
  const points: [number, number][] = [];
  corners.forEach((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    for (let step = 0; step < edgePieces; step++) {
      const share = step / edgePieces;
      const [x, y] = project(canvas, [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
        from[2] + (to[2] - from[2]) * share,
      ]);
      const previous = points.at(-1)?.[0] ?? x;
      points.push([x + Math.round((previous - x) / canvas.width) * canvas.width, y]);
    }
  });
  for (const shift of [-canvas.width, 0, canvas.width]) {
    const moved = points.map(([x, y]): Point => [x + shift, y]);
    if (moved.some(([x]) => x > 0 && x < canvas.width)) canvas.polygon(moved, fill, { opacity });
  }
}

interface Box {
  x: number;
  y: number;
  z: number;
  width: number;
  height: number;
  depth: number;
}

export function drawBox(canvas: Canvas, box: Box, color: string): void {
  const { x, z } = box;
  const bottom = floorLevel + box.y;
  const top = bottom + box.height;
  const right = x + box.width;
  const far = z + box.depth;
  if (top < 0)
    drawFace(
      canvas,
      [
        [x, top, z],
        [right, top, z],
        [right, top, far],
        [x, top, far],
      ],
      lighter(color, 0.16),
    );
  if (bottom > 0)
    drawFace(
      canvas,
      [
        [x, bottom, z],
        [right, bottom, z],
        [right, bottom, far],
        [x, bottom, far],
      ],
      darker(color, 0.3),
    );
  if (z > 0)
    drawFace(
      canvas,
      [
        [x, bottom, z],
        [right, bottom, z],
        [right, top, z],
        [x, top, z],
      ],
      color,
    );
  if (far < 0)
    drawFace(
      canvas,
      [
        [x, bottom, far],
        [right, bottom, far],
        [right, top, far],
        [x, top, far],
      ],
      color,
    );
  if (x > 0)
    drawFace(
      canvas,
      [
        [x, bottom, z],
        [x, bottom, far],
        [x, top, far],
        [x, top, z],
      ],
      darker(color, 0.14),
    );
  if (right < 0)
    drawFace(
      canvas,
      [
        [right, bottom, z],
        [right, bottom, far],
        [right, top, far],
        [right, top, z],
      ],
      darker(color, 0.06),
    );
}

export type Side = 'front' | 'back' | 'left' | 'right';

export function drawOnWall(
  canvas: Canvas,
  side: Side,
  along: number,
  bottom: number,
  width: number,
  height: number,
  fill: string,
  opacity = 1,
): void {
  const at = (offset: number, level: number): Place => {
    const y = floorLevel + level;
    if (side === 'front') return [offset, y, half.z];
    if (side === 'back') return [-offset, y, -half.z];
    return side === 'right' ? [half.x, y, -offset] : [-half.x, y, offset];
  };
  drawFace(
    canvas,
    [at(along, bottom), at(along + width, bottom), at(along + width, bottom + height), at(along, bottom + height)],
    fill,
    opacity,
  );
}
