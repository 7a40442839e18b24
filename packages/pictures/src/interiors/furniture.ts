import type { Canvas } from '../drawing/canvas';
import { darker, lighter } from '../drawing/palette';

export function drawSofa(canvas: Canvas, x: number, y: number, width: number, color: string): void {
  canvas.ellipse(x + width / 2 + 14, y + 4, width * 0.54, 13, '#26151d', { opacity: 0.2 });
  for (const leg of [24, width - 38]) canvas.rect(x + leg, y - 26, 12, 28, '#6a4a35');
  canvas.rect(x + 14, y - 168, width - 28, 120, darker(color, 0.14), { radius: 20 });
  const seats = width > 460 ? 3 : 2;
  const seat = (width - 92) / seats;
  for (let index = 0; index < seats; index++) {
    canvas.rect(x + 46 + index * seat + 2, y - 160, seat - 4, 96, color, { radius: 14 });
    canvas.rect(x + 46 + index * seat + 12, y - 154, seat - 24, 7, lighter(color, 0.22), { radius: 4 });
    canvas.rect(x + 46 + index * seat + 1, y - 80, seat - 2, 34, lighter(color, 0.1), { radius: 10 });
  }
  canvas.rect(x + 30, y - 52, width - 60, 34, darker(color, 0.1), { radius: 6 });
  for (const [arm, shade] of [
    [x, 0.04],
    [x + width - 52, 0.2],
  ] as const)
    canvas.rect(arm, y - 118, 52, 102, darker(color, shade), { radius: 16 });
}

export function drawCoffeeTable(canvas: Canvas, x: number, y: number, width: number): void {
  canvas.ellipse(x + width / 2 + 10, y + 2, width * 0.52, 9, '#26151d', { opacity: 0.18 });
  for (const leg of [14, width - 22]) canvas.rect(x + leg, y - 46, 8, 48, '#6a4a35');
  canvas.rect(x, y - 56, width, 13, '#a5764f', { radius: 5 });
  canvas.rect(x, y - 56, width, 4, '#c1946b', { radius: 2 });
  canvas.rect(x + width * 0.2, y - 66, 62, 10, '#8a3047', { radius: 2 });
  canvas.rect(x + width * 0.2 + 6, y - 75, 50, 9, '#e8d7be', { radius: 2 });
  canvas.path(`M${x + width * 0.66} ${y - 56}q-12 -14 -2 -34h16q10 20 -2 34z`, '#8dadc1');
  canvas.path(
    `M${x + width * 0.66 + 6} ${y - 90}q-18 -22 -10 -40M${x + width * 0.66 + 6} ${y - 90}q14 -24 18 -34M${x + width * 0.66 + 6} ${y - 90}v-46`,
    'none',
    { stroke: '#6f946c', strokeWidth: 4 },
  );
}

export function drawArmchair(canvas: Canvas, x: number, y: number, color: string): void {
  canvas.ellipse(x + 84, y + 4, 96, 11, '#26151d', { opacity: 0.18 });
  for (const leg of [22, 126]) canvas.path(`M${x + leg} ${y - 30}h12l${leg < 60 ? -6 : 6} 32h-8z`, '#6a4a35');
  canvas.rect(x + 18, y - 176, 124, 130, darker(color, 0.1), { radius: 30 });
  canvas.rect(x + 32, y - 82, 98, 34, lighter(color, 0.12), { radius: 12 });
  for (const [arm, shade] of [
    [x, 0],
    [x + 126, 0.18],
  ] as const)
    canvas.rect(arm, y - 112, 34, 84, darker(color, shade), { radius: 14 });
  canvas.rect(x + 24, y - 52, 112, 26, darker(color, 0.08), { radius: 6 });
}

export const oak = '#a5764f';

/** Coloured spines between two points of a shelf; `shelfY` is the board they stand on. */
export function drawBooks(canvas: Canvas, from: number, to: number, shelfY: number, tallest: number): void {
  const { random } = canvas;
  let x = from;
  while (x < to - 14) {
    const width = random.between(10, 20);
    const height = tallest * random.between(0.62, 1);
    canvas.rect(
      x,
      shelfY - height,
      width,
      height,
      random.pick(['#8a3047', '#3d7686', '#e2ab4a', '#efe5d6', '#60704f', '#6d7886'] as const),
      { radius: 1 },
    );
    x += width + (random.chance(0.12) ? 30 : 2);
  }
}

/** A cabinet of open shelves with books. */
export function drawBookcase(canvas: Canvas, x: number, y: number, width: number, height: number, color: string): void {
  canvas.rect(x + 6, y + 8, width, height, '#26151d', { opacity: 0.12 });
  canvas.rect(x, y, width, height, darker(color, 0.32));
  const shelves = Math.max(2, Math.round(height / 92));
  const step = (height - 12) / shelves;
  for (let shelf = 0; shelf < shelves; shelf++) {
    const floor = y + 6 + (shelf + 1) * step;
    drawBooks(canvas, x + 14, x + width - 14, floor - 6, step * 0.72);
    canvas.rect(x, floor - 6, width, 8, color);
  }
  for (const side of [x, x + width - 9]) canvas.rect(side, y, 9, height, color);
  canvas.rect(x - 4, y - 6, width + 8, 12, lighter(color, 0.12));
}

export function drawScreen(canvas: Canvas, x: number, y: number, width: number, height: number): void {
  canvas.rect(x, y, width, height, '#2c2a30', { radius: 6 });
  canvas.rect(
    x + 7,
    y + 7,
    width - 14,
    height - 14,
    canvas.gradient(
      [
        [0, '#3d4652'],
        [1, '#232830'],
      ],
      'diagonal',
    ),
  );
}

/** A long low cabinet on short legs. */
export function drawSideboard(canvas: Canvas, x: number, y: number, width: number, height: number, color: string): void {
  canvas.ellipse(x + width / 2 + 10, y + 4, width * 0.53, 9, '#26151d', { opacity: 0.16 });
  for (const leg of [16, width - 26]) canvas.rect(x + leg, y - 24, 10, 26, '#6a4a35');
  canvas.rect(x, y - height, width, height - 22, color, { radius: 4 });
  const doors = Math.max(2, Math.round(width / 120));
  for (let door = 0; door < doors; door++) {
    const span = width / doors;
    canvas.rect(x + door * span + 5, y - height + 10, span - 10, height - 42, lighter(color, 0.08), { radius: 3 });
    canvas.rect(x + door * span + span / 2 - 14, y - height + 18, 28, 4, '#dcb566', { radius: 2 });
  }
  canvas.rect(x - 5, y - height - 5, width + 10, 8, lighter(color, 0.2), { radius: 2 });
}

/** A dining table seen from its long side; chairs stand behind it and at its ends. */
export function drawDining(canvas: Canvas, x: number, y: number, width: number, chair: string, top = '#b78a5f'): void {
  canvas.ellipse(x + width / 2 + 10, y + 4, width * 0.62, 13, '#26151d', { opacity: 0.18 });
  const backs = Math.max(2, Math.round(width / 170));
  for (let index = 0; index < backs; index++) {
    const left = x + (width * (index + 0.5)) / backs - 40;
    canvas.rect(left, y - 222, 80, 96, darker(chair, 0.06), { radius: 14 });
    canvas.rect(left + 10, y - 214, 60, 6, lighter(chair, 0.25), { radius: 3 });
  }
  for (const [seat, back] of [
    [x - 84, x - 90],
    [x + width + 18, x + width + 78],
  ] as const) {
    canvas.rect(back, y - 206, 11, 206, '#8a6042', { radius: 3 });
    canvas.rect(seat, y - 92, 68, 13, chair, { radius: 5 });
    for (const leg of [4, 56]) canvas.rect(seat + leg, y - 80, 8, 80, '#8a6042');
  }
  for (const leg of [26, width - 44]) canvas.path(`M${x + leg} ${y - 120}h18l-4 120h-10z`, darker(top, 0.2));
  canvas.rect(x, y - 138, width, 20, top, { radius: 6 });
  canvas.rect(x, y - 138, width, 6, lighter(top, 0.25), { radius: 3 });
}

export function drawVase(canvas: Canvas, x: number, y: number, color: string): void {
  canvas.path(`M${x - 16} ${y}q-14 -24 -2 -52h36q12 28 -2 52z`, color);
  for (const [dx, dy, bloom] of [
    [-18, -88, '#e6a9a0'],
    [2, -106, '#f3ece0'],
    [20, -86, '#d9653f'],
  ] as const) {
    canvas.line([x + 2, y - 50], [x + dx, y + dy], '#6f946c', 4);
    canvas.circle(x + dx, y + dy, 13, bloom);
  }
}

/** A woven carpet that hangs on the wall. */
export function drawWallCarpet(canvas: Canvas, x: number, y: number, width: number, height: number, color: string): void {
  canvas.rect(x + 4, y + 6, width, height, '#26151d', { opacity: 0.14 });
  canvas.rect(x, y, width, height, darker(color, 0.25));
  canvas.rect(x + 10, y + 10, width - 20, height - 20, lighter(color, 0.5));
  canvas.rect(x + 18, y + 18, width - 36, height - 36, color);
  const count = Math.max(2, Math.floor(width / 130));
  for (let index = 0; index < count; index++) {
    const center = x + 18 + ((index + 0.5) * (width - 36)) / count;
    const middle = y + height / 2;
    const reach = Math.min(52, height * 0.34);
    for (const [share, fill] of [
      [1, lighter(color, 0.5)],
      [0.72, darker(color, 0.3)],
      [0.4, '#e2ab4a'],
    ] as const) {
      const half = reach * share;
      canvas.polygon(
        [
          [center - half, middle],
          [center, middle - half],
          [center + half, middle],
          [center, middle + half],
        ],
        fill,
      );
    }
  }
  for (let fringe = x + 4; fringe < x + width - 4; fringe += 9) canvas.rect(fringe, y + height, 3, 12, lighter(color, 0.6));
}

/** Beams under the ceiling, seen end on along the wall. */
export function drawBeams(canvas: Canvas, color: string): void {
  canvas.rect(0, 62, canvas.width, 26, color);
  canvas.rect(0, 62, canvas.width, 5, lighter(color, 0.2));
  for (let x = 60; x < canvas.width; x += 180) {
    canvas.rect(x, 0, 44, 96, darker(color, 0.14));
    canvas.rect(x, 0, 8, 96, lighter(color, 0.14));
    canvas.rect(x, 90, 44, 6, darker(color, 0.34));
  }
}
