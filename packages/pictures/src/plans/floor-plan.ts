import type { Canvas } from '../drawing/canvas';
import { lighter } from '../drawing/palette';

export type RoomUse = 'living' | 'bedroom' | 'study' | 'kitchen' | 'bath' | 'hall' | 'corridor' | 'balcony';

/** Lengths are metres, from the upper left corner of the plan. */
export interface PlanRoom {
  use: RoomUse;
  x: number;
  y: number;
  width: number;
  depth: number;
}

export interface PlanDoor {
  x: number;
  y: number;
  wall: 'horizontal' | 'vertical';
}

export interface PlanWindow extends PlanDoor {
  length: number;
}

export interface FloorPlan {
  width: number;
  depth: number;
  rooms: readonly PlanRoom[];
  doors: readonly PlanDoor[];
  windows: readonly PlanWindow[];
  /** Where the outer walls stand, storey by storey; without one they stand round the whole plan. */
  outlines?: readonly Omit<PlanRoom, 'use'>[];
}

const ink = '#4a3a42';
const floors: Record<RoomUse, string> = {
  living: '#f3e6d2',
  bedroom: '#e4ebe6',
  study: '#ece8f0',
  kitchen: '#f6e7dd',
  bath: '#dfeaf0',
  hall: '#f4f0ea',
  corridor: '#f4f0ea',
  balcony: '#e9efe2',
};

export function drawFloorPlan(canvas: Canvas, plan: FloorPlan): void {
  canvas.isToned = false;
  canvas.rect(0, 0, canvas.width, canvas.height, '#f9f6f4');
  for (let x = 0; x <= canvas.width; x += 40) canvas.rect(x, 0, 1, canvas.height, '#efeae5');
  for (let y = 0; y <= canvas.height; y += 40) canvas.rect(0, y, canvas.width, 1, '#efeae5');
  const [widest, deepest] = plan.outlines ? [1020, 610] : [900, 500];
  const scale = Math.min(widest / plan.width, deepest / plan.depth);
  const left = (canvas.width - plan.width * scale) / 2;
  const top = (canvas.height - plan.depth * scale) / 2 - 14;
  const at = (x: number, y: number): [number, number] => [left + x * scale, top + y * scale];
  const outlines = plan.outlines ?? [{ x: 0, y: 0, width: plan.width, depth: plan.depth }];
  for (const { x, y, width, depth } of outlines)
    canvas.rect(left + x * scale + 8, top + y * scale + 12, width * scale, depth * scale, '#26151d', { opacity: 0.07 });
  for (const room of plan.rooms) {
    const [x, y] = at(room.x, room.y);
    canvas.rect(x, y, room.width * scale, room.depth * scale, floors[room.use]);
    drawFurniture(canvas, room, x, y, scale);
  }
  for (const room of plan.rooms) {
    const [x, y] = at(room.x, room.y);
    canvas.rect(x, y, room.width * scale, room.depth * scale, 'none', {
      stroke: room.use === 'balcony' ? '#8a7d84' : ink,
      strokeWidth: room.use === 'balcony' ? 3 : 8,
    });
  }
  for (const { x, y, width, depth } of outlines)
    canvas.rect(left + x * scale, top + y * scale, width * scale, depth * scale, 'none', { stroke: ink, strokeWidth: 13 });
  for (const opening of plan.windows) drawOpening(canvas, opening, at(opening.x, opening.y), opening.length * scale);
  for (const door of plan.doors) drawDoor(canvas, door, at(door.x, door.y), scale * 0.85);
  drawDimensions(canvas, plan, left, top, scale);
}

function drawOpening(canvas: Canvas, { wall }: PlanWindow, [x, y]: readonly [number, number], length: number): void {
  const isAcross = wall === 'horizontal';
  canvas.rect(isAcross ? x : x - 7, isAcross ? y - 7 : y, isAcross ? length : 14, isAcross ? 14 : length, '#ffffff');
  for (const offset of [-6, -1, 4]) {
    canvas.rect(isAcross ? x : x + offset, isAcross ? y + offset : y, isAcross ? length : 2, isAcross ? 2 : length, '#5d8fa8');
  }
}

function drawDoor(canvas: Canvas, { wall }: PlanDoor, [x, y]: readonly [number, number], width: number): void {
  const isAcross = wall === 'horizontal';
  canvas.rect(isAcross ? x : x - 7, isAcross ? y - 7 : y, isAcross ? width : 14, isAcross ? 14 : width, '#fdfbf9');
  const swing = isAcross
    ? `M${x} ${y}v${-width}a${width} ${width} 0 0 1 ${width} ${width}`
    : `M${x} ${y}h${width}a${width} ${width} 0 0 1 ${-width} ${width}`;
  canvas.path(swing, 'none', { stroke: ink, strokeWidth: 2 });
}

function drawDimensions(canvas: Canvas, plan: FloorPlan, left: number, top: number, scale: number): void {
  const bottom = top + plan.depth * scale + 34;
  const side = left - 34;
  canvas.line([left, bottom], [left + plan.width * scale, bottom], '#8a7d84', 2);
  canvas.line([side, top], [side, top + plan.depth * scale], '#8a7d84', 2);
  const across = new Set([
    0,
    plan.width,
    ...plan.rooms.filter((room) => room.y + room.depth > plan.depth - 0.1).map((room) => room.x),
  ]);
  const along = new Set([0, plan.depth, ...plan.rooms.filter((room) => room.x < 0.1).map((room) => room.y)]);
  for (const metre of across) {
    const x = left + metre * scale;
    canvas.line([x, bottom - 9], [x, bottom + 9], '#8a7d84', 2);
    canvas.line([x - 6, bottom + 6], [x + 6, bottom - 6], '#78163e', 2.5);
  }
  for (const metre of along) {
    const y = top + metre * scale;
    canvas.line([side - 9, y], [side + 9, y], '#8a7d84', 2);
    canvas.line([side - 6, y + 6], [side + 6, y - 6], '#78163e', 2.5);
  }
}

function drawFurniture(canvas: Canvas, room: PlanRoom, x: number, y: number, scale: number): void {
  const width = room.width * scale;
  const depth = room.depth * scale;
  const piece = (px: number, py: number, w: number, h: number, fill: string, radius = 5): void =>
    canvas.rect(x + px, y + py, w, h, fill, { radius, stroke: '#9a8b86', strokeWidth: 1.6 });
  const metre = scale;
  if (room.use === 'bedroom') {
    const bedWidth = Math.min(metre * 1.7, width * 0.6);
    const start = (width - bedWidth) / 2;
    piece(start, 10, bedWidth, metre * 2, '#ffffff', 6);
    piece(start, 10 + metre * 0.75, bedWidth, metre * 1.25, '#b7c9d4', 6);
    piece(start + 8, 18, bedWidth / 2 - 12, metre * 0.45, '#f6f1e9', 6);
    piece(start + bedWidth / 2 + 4, 18, bedWidth / 2 - 12, metre * 0.45, '#f6f1e9', 6);
    if (width > bedWidth + metre) {
      piece(start - metre * 0.45, 12, metre * 0.38, metre * 0.4, '#d8b78d', 3);
      piece(start + bedWidth + metre * 0.07, 12, metre * 0.38, metre * 0.4, '#d8b78d', 3);
    }
    return;
  }
  if (room.use === 'corridor') return;
  if (room.use === 'study') {
    piece(width * 0.2, 12, width * 0.6, metre * 0.65, '#d8b78d', 3);
    canvas.circle(x + width / 2, y + metre * 0.98, metre * 0.24, '#c8a2ad', { stroke: '#9a8b86', strokeWidth: 1.6 });
    piece(width * 0.14, depth - metre * 0.48, width * 0.72, metre * 0.32, '#a9a09b', 3);
    return;
  }
  if (room.use === 'living') {
    piece(width * 0.2, depth * 0.34, width * 0.6, depth * 0.4, lighter('#c98a8f', 0.5), 4);
    piece(width * 0.22, depth - metre * 0.95, width * 0.56, metre * 0.8, '#c8a2ad', 12);
    piece(width * 0.22, depth - metre * 0.4, width * 0.56, metre * 0.25, '#b3879a', 8);
    piece(width * 0.37, depth * 0.42, width * 0.26, depth * 0.16, '#d8b78d', 6);
    piece(width * 0.28, 10, width * 0.44, metre * 0.35, '#a9a09b', 3);
    return;
  }
  if (room.use === 'kitchen') {
    piece(10, 10, width - 20, metre * 0.6, '#fbf8f3', 2);
    piece(20, 16, metre * 0.5, metre * 0.45, '#dfe6ea', 6);
    for (const [cx, cy] of [
      [0.75, 0.22],
      [0.45, 0.22],
      [0.75, 0.46],
      [0.45, 0.46],
    ] as const)
      canvas.circle(x + width - cx * metre, y + cy * metre + 4, metre * 0.09, 'none', { stroke: ink, strokeWidth: 2 });
    const radius = Math.min(metre * 0.5, width * 0.2);
    const centerX = x + width / 2;
    const centerY = y + depth * 0.62;
    for (const [dx, dy] of [
      [-1.4, 0],
      [1.4, 0],
      [0, -1.4],
      [0, 1.4],
    ] as const)
      canvas.circle(centerX + dx * radius, centerY + dy * radius, radius * 0.44, '#e8cfc0', {
        stroke: '#9a8b86',
        strokeWidth: 1.6,
      });
    canvas.circle(centerX, centerY, radius, '#d8b78d', { stroke: '#9a8b86', strokeWidth: 1.6 });
    return;
  }
  if (room.use === 'bath') {
    piece(10, 10, Math.min(width - 20, metre * 1.6), metre * 0.7, '#ffffff', 14);
    piece(18, 18, Math.min(width - 36, metre * 1.6 - 16), metre * 0.7 - 16, '#c9dde6', 12);
    canvas.ellipse(x + width * 0.72, y + depth - metre * 0.42, metre * 0.2, metre * 0.27, '#ffffff', {
      stroke: '#9a8b86',
      strokeWidth: 1.6,
    });
    piece(width * 0.72 - metre * 0.24, depth - metre * 0.26, metre * 0.48, metre * 0.17, '#ffffff', 3);
    return;
  }
  if (room.use === 'balcony') {
    for (let plank = 14; plank < width; plank += 14) canvas.rect(x + plank, y, 1.2, depth, '#cdd8c2');
    canvas.circle(x + width * 0.16, y + depth / 2, Math.min(depth * 0.3, 18), '#8fae83');
    canvas.circle(x + width * 0.84, y + depth / 2, Math.min(depth * 0.3, 18), '#8fae83');
    return;
  }
  piece(width * 0.3, depth - metre * 0.42, width * 0.34, metre * 0.3, '#e2d2bb', 3);
}
