import type { Canvas } from '../drawing/canvas';
import { darker, leaf, lighter } from '../drawing/palette';
import { drawHills, drawMountains, drawSea, drawSky, drawSkyline } from '../drawing/sky';

export const floorY = 570;

export type FloorKind = 'parquet' | 'boards' | 'tiles' | 'stone';
export type ViewKind = 'city' | 'mountains' | 'sea' | 'green';

export interface RoomColors {
  wall: string;
  floor: string;
  floorKind: FloorKind;
}

/** Back wall, cornice, skirting and floor of a room seen straight on. */
export function drawRoom(canvas: Canvas, { wall, floor, floorKind }: RoomColors): void {
  canvas.isToned = false;
  canvas.rect(0, 0, canvas.width, floorY, wall);
  canvas.rect(
    0,
    0,
    canvas.width,
    floorY,
    canvas.gradient(
      [
        [0, '#ffffff', 0.2],
        [0.5, '#ffffff', 0],
        [1, '#26151d', 0.09],
      ],
      'right',
    ),
  );
  canvas.rect(0, 0, canvas.width, 62, lighter(wall, 0.65));
  canvas.rect(0, 62, canvas.width, 7, lighter(wall, 0.4));
  canvas.rect(0, 69, canvas.width, 9, '#26151d', { opacity: 0.07 });
  drawFloor(canvas, floor, floorKind);
  canvas.rect(0, floorY - 20, canvas.width, 20, lighter(wall, 0.6));
  canvas.rect(0, floorY - 20, canvas.width, 2, darker(wall, 0.08));
  canvas.rect(0, floorY, canvas.width, 10, '#26151d', { opacity: 0.14 });
}

function drawFloor(canvas: Canvas, color: string, kind: FloorKind): void {
  const depth = canvas.height - floorY;
  canvas.rect(0, floorY, canvas.width, depth, color);
  const rows = kind === 'tiles' || kind === 'stone' ? 4 : 7;
  let y = floorY;
  for (let row = 0; row < rows; row++) {
    const rowHeight = (depth * (row + 2)) / ((rows * (rows + 3)) / 2);
    const length = kind === 'tiles' ? 120 : kind === 'stone' ? 240 : kind === 'parquet' ? 90 : 260;
    for (let x = -((row * 97) % length); x < canvas.width; x += length) {
      const shade = ((x * 7 + row * 13) % 5) / 5;
      canvas.rect(
        x,
        y,
        length - 2,
        rowHeight - 2,
        row % 2 === 0 ? lighter(color, 0.05 + Math.abs(shade) * 0.1) : darker(color, Math.abs(shade) * 0.07),
      );
    }
    y += rowHeight;
  }
}

/** Wainscot panels below a rail. */
export function drawPanelling(canvas: Canvas, color: string, top: number): void {
  canvas.rect(0, top, canvas.width, floorY - top, color);
  canvas.rect(0, top - 6, canvas.width, 9, lighter(color, 0.5));
  for (let x = 24; x < canvas.width - 90; x += 128) {
    canvas.rect(x, top + 22, 104, floorY - top - 62, 'none', { stroke: darker(color, 0.14), strokeWidth: 2.5 });
    canvas.rect(x + 2, top + 24, 100, 2, lighter(color, 0.4));
  }
  canvas.rect(0, floorY - 20, canvas.width, 20, lighter(color, 0.3));
}

/** What one sees outside, clipped to an opening, in the colours of the hour. */
export function drawView(canvas: Canvas, x: number, y: number, width: number, height: number, kind: ViewKind): void {
  canvas.isToned = true;
  canvas.clip(x, y, width, height, () => {
    const base = y + height;
    drawSky(canvas, { horizon: base, sun: [x + width * 0.24, y + height * 0.3] });
    if (kind === 'mountains') drawMountains(canvas, base, height * 0.72, 5);
    if (kind === 'sea') drawSea(canvas, y + height * 0.62, base);
    if (kind !== 'sea') drawHills(canvas, base, height * 0.42);
    if (kind === 'city') drawSkyline(canvas, base, height * 0.55);
    if (kind === 'green' || kind === 'mountains') {
      for (let tree = x - 20; tree < x + width + 30; tree += 52)
        canvas.circle(
          tree,
          base + 4,
          canvas.random.between(30, 46),
          canvas.random.pick([canvas.leaf.mid, canvas.leaf.deep, canvas.leaf.light] as const),
        );
    }
  });
  canvas.isToned = false;
}

export interface RoomWindow {
  x: number;
  y: number;
  width: number;
  height: number;
  panes: number;
  view: ViewKind;
  frame?: string;
  curtain?: string;
  isArched?: boolean;
}

export function drawRoomWindow(
  canvas: Canvas,
  { x, y, width, height, panes, view, frame = '#fdfbf8', curtain }: RoomWindow,
): void {
  canvas.rect(x - 16, y - 16, width + 32, height + 32, frame);
  canvas.rect(x - 16, y - 16, width + 32, height + 32, 'none', { stroke: darker(frame, 0.12), strokeWidth: 1.5 });
  drawView(canvas, x, y, width, height, view);
  for (let pane = 1; pane < panes; pane++) canvas.rect(x + (pane * width) / panes - 5, y, 10, height, frame);
  canvas.rect(x, y, width, 7, '#26151d', { opacity: 0.16 });
  canvas.rect(x, y, 5, height, '#26151d', { opacity: 0.1 });
  canvas.polygon(
    [
      [x, y + height * 0.72],
      [x + width * 0.3, y],
      [x + width * 0.42, y],
      [x, y + height],
    ],
    '#ffffff',
    { opacity: 0.13 },
  );
  if (y + height < floorY - 60) {
    canvas.rect(x - 26, y + height + 14, width + 52, 10, frame);
    canvas.rect(x - 22, y + height + 24, width + 44, 5, '#26151d', { opacity: 0.1 });
  }
  if (curtain) drawCurtains(canvas, x, y, width, curtain);
  drawSunPatch(canvas, x, width);
}

function drawCurtains(canvas: Canvas, x: number, y: number, width: number, color: string): void {
  const top = y - 48;
  canvas.rect(x - 96, top - 6, width + 192, 6, '#8a6a4a', { radius: 3 });
  for (const side of [x - 92, x + width + 14]) {
    canvas.rect(side, top, 78, floorY - top - 4, color);
    for (let fold = 0; fold < 5; fold++) {
      canvas.rect(side + 4 + fold * 16, top, 6, floorY - top - 4, darker(color, 0.1));
      canvas.rect(side + 11 + fold * 16, top, 4, floorY - top - 4, lighter(color, 0.3));
    }
  }
}

/** Light comes from the upper left, so the patch on the floor leans to the right. */
function drawSunPatch(canvas: Canvas, x: number, width: number): void {
  if (canvas.skyName === 'night' || canvas.skyName === 'overcast') return;
  canvas.polygon(
    [
      [x + 30, floorY + 14],
      [x + width + 30, floorY + 14],
      [x + width + 190, 800],
      [x + 190, 800],
    ],
    canvas.sky.sun,
    { opacity: 0.2 },
  );
}

export function drawRug(canvas: Canvas, x: number, y: number, width: number, height: number, color: string): void {
  const slant = 46;
  const outline = (inset: number): readonly (readonly [number, number])[] => [
    [x + slant + inset * 2, y + inset],
    [x + width - slant - inset * 2, y + inset],
    [x + width - inset * 2.6, y + height - inset],
    [x + inset * 2.6, y + height - inset],
  ];
  canvas.polygon(outline(0), color);
  canvas.polygon(outline(7), lighter(color, 0.35));
  canvas.polygon(outline(12), color);
  const count = Math.floor(width / 92);
  for (let index = 0; index < count; index++) {
    const center = x + slant * 1.6 + ((index + 0.5) * (width - slant * 3.2)) / count;
    const middle = y + height / 2;
    canvas.polygon(
      [
        [center - 26, middle],
        [center, middle - height * 0.2],
        [center + 26, middle],
        [center, middle + height * 0.2],
      ],
      lighter(color, 0.45),
    );
    canvas.polygon(
      [
        [center - 12, middle],
        [center, middle - height * 0.1],
        [center + 12, middle],
        [center, middle + height * 0.1],
      ],
      darker(color, 0.2),
    );
  }
}

export function drawPicture(canvas: Canvas, x: number, y: number, width: number, height: number): void {
  const { random } = canvas;
  canvas.rect(x + 4, y + 6, width, height, '#26151d', { opacity: 0.12 });
  canvas.rect(x, y, width, height, random.pick(['#8a6a4a', '#3f3b42', '#c9a24d'] as const));
  canvas.rect(x + 6, y + 6, width - 12, height - 12, '#faf6ef');
  const inner = { x: x + 16, y: y + 16, width: width - 32, height: height - 32 };
  canvas.clip(inner.x, inner.y, inner.width, inner.height, () => {
    const ground = random.pick(['#ecd3c8', '#d5ddd3', '#dfe6ea', '#f1e1bd'] as const);
    canvas.rect(inner.x, inner.y, inner.width, inner.height, ground);
    const base = inner.y + inner.height;
    canvas.circle(inner.x + inner.width * 0.68, inner.y + inner.height * 0.3, inner.width * 0.14, '#d9765a');
    canvas.polygon(
      [
        [inner.x - 10, base],
        [inner.x + inner.width * 0.36, inner.y + inner.height * 0.4],
        [inner.x + inner.width * 0.8, base],
      ],
      '#7f9a86',
    );
    canvas.polygon(
      [
        [inner.x + inner.width * 0.3, base],
        [inner.x + inner.width * 0.74, inner.y + inner.height * 0.58],
        [inner.x + inner.width + 20, base],
      ],
      '#5d7f88',
    );
  });
}

export function drawPlant(canvas: Canvas, x: number, y: number, size: number, pot = '#c98a68'): void {
  canvas.ellipse(x + 8, y + 2, size * 0.34, 7, '#26151d', { opacity: 0.16 });
  const top = y - size * 0.42;
  for (let index = 0; index < 7; index++) {
    const lean = (index - 3) / 3;
    const tipX = x + lean * size * 0.56;
    const tipY = top - size * (1 - Math.abs(lean) * 0.5);
    const color = [leaf.deep, leaf.mid, leaf.light][index % 3] ?? leaf.mid;
    canvas.path(
      `M${x} ${top}Q${x + lean * size * 0.1 - 10} ${(top + tipY) / 2} ${tipX} ${tipY}Q${x + lean * size * 0.5 + 12} ${(top + tipY) / 2} ${x} ${top}Z`,
      color,
    );
  }
  canvas.path(`M${x - size * 0.26} ${top}h${size * 0.52}l${-size * 0.08} ${size * 0.42}h${-size * 0.36}z`, pot);
  canvas.rect(x - size * 0.29, top - 3, size * 0.58, 9, lighter(pot, 0.2), { radius: 2 });
  canvas.path(`M${x + size * 0.08} ${top + 6}h${size * 0.17}l${-size * 0.07} ${size * 0.36}h${-size * 0.1}z`, '#26151d', {
    opacity: 0.12,
  });
}

export function drawFloorLamp(canvas: Canvas, x: number, y: number): void {
  canvas.ellipse(x, y, 34, 7, '#3f3b42');
  canvas.rect(x - 3, y - 350, 6, 350, '#3f3b42');
  canvas.circle(x, y - 370, 110, '#ffe6b0', { opacity: canvas.sky.litShare > 0.3 ? 0.28 : 0.12 });
  canvas.path(`M${x - 32} ${y - 416}h64l22 80h-108z`, '#f6e0ae');
  canvas.rect(x - 54, y - 338, 108, 4, '#e0c488');
}

export function drawPendant(canvas: Canvas, x: number, length: number, color: string): void {
  canvas.rect(x - 1.5, 62, 3, length - 62, '#3f3b42');
  canvas.circle(x, length + 34, 70, '#ffe6b0', { opacity: canvas.sky.litShare > 0.3 ? 0.26 : 0.1 });
  canvas.path(`M${x - 44} ${length + 36}q4 -42 44 -42t44 42z`, color);
  canvas.ellipse(x, length + 36, 30, 7, '#fff5da');
}

export function drawCushion(canvas: Canvas, x: number, y: number, size: number, color: string, degrees: number): void {
  const turn = [degrees, x + size / 2, y + size / 2] as const;
  canvas.rect(x, y, size, size * 0.86, color, { radius: 12, turn });
  canvas.rect(x + 8, y + 8, size - 16, 5, lighter(color, 0.3), { radius: 3, turn });
}
