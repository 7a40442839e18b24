import type { Canvas, Point } from '../drawing/canvas';

/** Corners in metres of a plot beside a road; the road lies below. */
export const plots: readonly (readonly Point[])[] = [
  [
    [0, 0],
    [36, 0],
    [36, 24],
    [0, 24],
  ],
  [
    [4, 0],
    [40, 3],
    [36, 25],
    [0, 25],
  ],
  [
    [0, 0],
    [24, 0],
    [24, 9],
    [40, 9],
    [40, 25],
    [0, 25],
  ],
  [
    [0, 4],
    [18, 0],
    [42, 6],
    [38, 25],
    [3, 25],
  ],
];

/** The plot from above: its lines, its neighbours, the road and the side it is entered from. */
export function drawSitePlan(canvas: Canvas, corners: readonly Point[]): void {
  canvas.isToned = false;
  canvas.rect(0, 0, canvas.width, canvas.height, '#eef0e4');
  const scale = 18;
  const left = 240;
  const top = 130;
  const at = ([x, y]: Point): Point => [left + x * scale, top + y * scale];
  for (const [x, width] of [
    [-260, 470],
    [230, 420],
    [670, 330],
    [1020, 420],
  ] as const)
    canvas.rect(x, -30, width, 130, '#e3e7d3', { stroke: '#c3cbb0', strokeWidth: 2 });
  canvas.rect(0, 610, canvas.width, 96, '#d8d2ca');
  canvas.rect(0, 606, canvas.width, 5, '#b9b1a6');
  canvas.rect(0, 704, canvas.width, 5, '#b9b1a6');
  for (let x = 16; x < canvas.width; x += 96) canvas.rect(x, 656, 54, 4, '#ffffff');
  canvas.rect(0, 720, canvas.width, 90, '#e3e7d3');
  for (const [x, y, radius] of [
    [90, 200, 30],
    [140, 330, 24],
    [70, 480, 34],
    [1120, 240, 32],
    [1070, 420, 26],
    [1140, 520, 30],
  ] as const) {
    canvas.circle(x + 4, y + 6, radius, '#26151d', { opacity: 0.1 });
    canvas.circle(x, y, radius, '#a8c094');
    canvas.circle(x - radius * 0.25, y - radius * 0.25, radius * 0.5, '#c0d3ac');
  }
  const outline = corners.map(at);
  canvas.polygon(
    outline.map(([x, y]): Point => [x + 8, y + 12]),
    '#26151d',
    { opacity: 0.08 },
  );
  canvas.polygon(outline, '#f6ecd2');
  canvas.polygon(outline, 'none', { stroke: '#78163e', strokeWidth: 5, dash: '20 11' });
  for (const [x, y] of outline) {
    canvas.circle(x, y, 10, '#ffffff', { stroke: '#78163e', strokeWidth: 4 });
    canvas.circle(x, y, 3, '#78163e');
  }
  const [x, y] = at([17, 24.9]);
  canvas.polygon(
    [
      [x, y + 2],
      [x + 76, y + 2],
      [x + 90, 608],
      [x - 14, 608],
    ],
    '#d8d2ca',
  );
  drawNorth(canvas, 1110, 110);
  canvas.line([left, 770], [left + 10 * scale, 770], '#4a3a42', 4);
  for (const mark of [0, 5, 10]) canvas.line([left + mark * scale, 762], [left + mark * scale, 778], '#4a3a42', 3);
}

function drawNorth(canvas: Canvas, x: number, y: number): void {
  canvas.circle(x, y, 44, '#ffffff', { opacity: 0.85, stroke: '#8a7d84', strokeWidth: 2 });
  canvas.polygon(
    [
      [x, y - 34],
      [x + 13, y + 12],
      [x, y + 3],
    ],
    '#78163e',
  );
  canvas.polygon(
    [
      [x, y - 34],
      [x - 13, y + 12],
      [x, y + 3],
    ],
    '#b98a9e',
  );
}
