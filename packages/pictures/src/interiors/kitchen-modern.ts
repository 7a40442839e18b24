import type { Canvas } from '../drawing/canvas';
import { darker, lighter } from '../drawing/palette';
import type { KitchenScene } from './layouts';
import { drawPendant, drawPlant, drawRoomWindow, drawView, floorY } from './room';

const handle = '#dcb566';

/** A front with a slim handle: a door, a drawer, a tall unit. */
export function drawFront(canvas: Canvas, x: number, y: number, width: number, height: number, color: string): void {
  canvas.rect(x, y, width - 3, height - 3, color, { radius: 2 });
  canvas.rect(x + 7, y + 7, width - 17, height - 17, lighter(color, 0.07), { radius: 2 });
  canvas.rect(x + width / 2 - 18, y + 12, 34, 4, handle, { radius: 2 });
}

/** Base units under one worktop, with a plinth; y is the top of the worktop. */
export function drawCounter(canvas: Canvas, x: number, y: number, width: number, scene: KitchenScene): void {
  const units = Math.max(1, Math.round(width / 116));
  const unit = width / units;
  canvas.rect(x, y + 16, width, floorY - y - 18, darker(scene.cabinet, 0.2));
  for (let index = 0; index < units; index++) {
    const drawers = index % 3 === 1 ? 3 : 1;
    const height = (floorY - y - 36) / drawers;
    for (let drawer = 0; drawer < drawers; drawer++)
      drawFront(canvas, x + index * unit + 2, y + 20 + drawer * height, unit - 2, height, scene.cabinet);
  }
  canvas.rect(x - 5, y, width + 10, 16, scene.worktop);
  canvas.rect(x - 5, y, width + 10, 4, lighter(scene.worktop, 0.4));
  canvas.rect(x, y + 16, width, 7, '#26151d', { opacity: 0.18 });
  canvas.rect(x, floorY - 16, width, 16, darker(scene.cabinet, 0.5));
}

export function drawTap(canvas: Canvas, x: number, y: number, metal = '#a9adb0'): void {
  canvas.path(`M${x} ${y}v-48q0 -20 19 -20t19 20v9`, 'none', { stroke: metal, strokeWidth: 7 });
}

function drawOven(canvas: Canvas, x: number, y: number, width: number): void {
  canvas.rect(x, y, width, 112, '#2f3036', { radius: 3 });
  canvas.rect(x + 12, y + 34, width - 24, 62, '#4a505a');
  canvas.rect(x + 12, y + 24, width - 24, 5, '#c6c9cb', { radius: 2 });
  for (let knob = 0; knob < 4; knob++) canvas.circle(x + 20 + knob * 18, y + 13, 4, '#c6c9cb');
}

/** Tall units on both sides, the sink under a window between them. */
function drawGalley(canvas: Canvas, scene: KitchenScene): void {
  drawRoomWindow(canvas, { x: 470, y: 140, width: 260, height: 210, panes: 2, view: scene.view });
  canvas.rect(380, 352, 440, 54, scene.tile);
  for (let x = 384; x < 820; x += 36) canvas.rect(x, 352, 2, 54, darker(scene.tile, 0.12));
  for (const left of [20, 140, 260, 820, 940, 1060]) {
    const isOven = left === 260;
    drawFront(canvas, left, 96, 118, isOven ? 150 : 226, scene.upper);
    if (isOven) {
      drawOven(canvas, left + 4, 254, 110);
      drawOven(canvas, left + 4, 374, 110);
      drawFront(canvas, left, 494, 118, 70, scene.cabinet);
    } else drawFront(canvas, left, 326, 118, 238, scene.cabinet);
  }
  canvas.rect(16, 566, 366, 8, darker(scene.cabinet, 0.5));
  canvas.rect(818, 566, 366, 8, darker(scene.cabinet, 0.5));
  drawCounter(canvas, 382, 406, 436, scene);
  drawTap(canvas, 590, 406);
  drawPlant(canvas, 760, 406, 60, '#f3ece0');
  canvas.rect(420, 372, 32, 34, '#c99a68', { radius: 4 });
  canvas.polygon(
    [
      [420, 628],
      [780, 628],
      [830, 780],
      [370, 780],
    ],
    lighter(scene.cabinet, 0.5),
  );
  for (let stripe = 0; stripe < 4; stripe++)
    canvas.rect(405 - stripe * 11, 656 + stripe * 32, 390 + stripe * 22, 6, scene.cabinet, { opacity: 0.5 });
  for (const x of [500, 700]) drawPendant(canvas, x, 120, '#e2ab4a');
}

/** A breakfast bar comes out of the wall; cupboards on the left, the whole right side is window. */
function drawPeninsula(canvas: Canvas, scene: KitchenScene): void {
  drawRoomWindow(canvas, { x: 740, y: 124, width: 390, height: 330, panes: 3, view: scene.view, frame: '#f7f4ef' });
  canvas.rect(0, 300, 660, 108, scene.tile);
  for (let x = 0; x < 660; x += 66) canvas.rect(x, 300, 2, 108, darker(scene.tile, 0.1));
  canvas.rect(0, 352, 660, 2, darker(scene.tile, 0.1));
  for (const left of [0, 132, 396, 528]) drawFront(canvas, left, 96, 130, 176, scene.upper);
  canvas.rect(264, 96, 130, 150, '#d6d9da');
  canvas.rect(264, 240, 130, 34, '#b4b8ba', { radius: 3 });
  canvas.rect(0, 274, 660, 10, '#ffe9b8', { opacity: 0.8 });
  drawCounter(canvas, 0, 408, 660, scene);
  drawOven(canvas, 268, 430, 122);
  canvas.rect(262, 403, 134, 6, '#2f3036');
  drawTap(canvas, 90, 408);
  drawPlant(canvas, 590, 408, 62, '#f3ece0');
  canvas.ellipse(720, 742, 400, 14, '#26151d', { opacity: 0.16 });
  canvas.rect(520, 552, 560, 190, scene.cabinet);
  for (let panel = 0; panel < 5; panel++)
    canvas.rect(530 + panel * 110, 584, 98, 146, lighter(scene.cabinet, 0.08), { radius: 3 });
  canvas.rect(496, 532, 620, 22, scene.worktop, { radius: 3 });
  canvas.rect(496, 532, 620, 6, lighter(scene.worktop, 0.4), { radius: 3 });
  canvas.rect(520, 554, 560, 10, '#26151d', { opacity: 0.2 });
  for (const x of [620, 800, 980]) drawStool(canvas, x);
  canvas.path('M880 516h96q-6 16 -48 16t-48 -16z', '#f3ece0');
  for (const [x, color] of [
    [906, '#7fa04a'],
    [930, '#d9653f'],
    [952, '#e2ab4a'],
  ] as const)
    canvas.circle(x, 511, 12, color);
  for (const x of [640, 800, 960]) drawPendant(canvas, x, 200, scene.upper);
}

function drawStool(canvas: Canvas, x: number): void {
  canvas.rect(x - 36, 606, 72, 48, '#a5764f', { radius: 14 });
  canvas.ellipse(x, 668, 46, 11, '#8a6042');
  for (const leg of [-34, 28]) canvas.path(`M${x + leg} 670h7l${leg < 0 ? -9 : 9} 106h-7z`, '#3f3b42');
  canvas.rect(x - 38, 732, 76, 5, '#3f3b42');
}

/** No wall units: one long window above the worktop and a table for two. */
function drawWideWindow(canvas: Canvas, scene: KitchenScene): void {
  drawView(canvas, 90, 118, 820, 220, scene.view);
  canvas.rect(74, 102, 852, 16, '#fdfbf8');
  canvas.rect(74, 338, 852, 18, '#fdfbf8');
  for (const x of [74, 280, 486, 692, 910]) canvas.rect(x, 102, 16, 250, '#fdfbf8');
  canvas.rect(0, 356, 1000, 42, scene.tile);
  for (let x = 12; x < 1000; x += 30) canvas.rect(x, 356, 2, 42, darker(scene.tile, 0.12));
  drawCounter(canvas, 0, 398, 960, scene);
  canvas.rect(420, 402, 210, 96, '#fbfaf8', { radius: 8 });
  canvas.rect(432, 410, 186, 8, '#26151d', { opacity: 0.1 });
  drawTap(canvas, 506, 398, '#c9a24d');
  canvas.rect(180, 393, 150, 6, '#2f3036');
  canvas.path('M208 392v-42h90v42z', '#b96c53');
  canvas.rect(200, 344, 106, 8, '#8f4e3d', { radius: 3 });
  for (const x of [690, 760, 830]) drawPlant(canvas, x, 398, 54, '#c98a68');
  drawFront(canvas, 996, 96, 196, 250, scene.upper);
  drawFront(canvas, 996, 350, 196, 216, scene.upper);
  canvas.ellipse(560, 746, 200, 12, '#26151d', { opacity: 0.18 });
  canvas.rect(552, 624, 18, 120, '#3f3b42');
  canvas.ellipse(560, 622, 170, 20, darker(scene.worktop, 0.1));
  canvas.ellipse(560, 616, 170, 20, scene.worktop);
  for (const [x, back] of [
    [290, 284],
    [762, 822],
  ] as const) {
    canvas.rect(back, 540, 11, 206, '#8a6042', { radius: 3 });
    canvas.rect(x, 654, 68, 13, scene.cabinet, { radius: 5 });
    for (const leg of [4, 56]) canvas.rect(x + leg, 667, 8, 80, '#8a6042');
  }
  for (const x of [490, 620]) canvas.ellipse(x, 612, 40, 7, '#f8f5ef');
  drawPendant(canvas, 560, 96, '#e2ab4a');
}

/** A dark recess with a lit worktop between white tall units: the kitchen of a new flat. */
function drawNicheKitchen(canvas: Canvas, scene: KitchenScene): void {
  drawRoomWindow(canvas, { x: 60, y: 150, width: 170, height: 380, panes: 1, view: scene.view });
  canvas.rect(290, 92, 880, floorY - 92, scene.upper);
  for (const left of [300, 432, 960, 1066]) {
    const width = left === 960 || left === 1066 ? 104 : 130;
    drawFront(canvas, left, 100, width, 270, scene.upper);
    drawFront(canvas, left, 374, width, 190, scene.upper);
  }
  canvas.rect(566, 100, 388, 466, darker(scene.cabinet, 0.35));
  for (let plank = 566; plank < 950; plank += 26) canvas.rect(plank, 190, 2, 210, darker(scene.cabinet, 0.5));
  canvas.rect(566, 182, 388, 9, '#ffe9b8');
  canvas.rect(
    566,
    190,
    388,
    110,
    canvas.gradient([
      [0, '#ffe9b8', 0.42],
      [1, '#ffe9b8', 0],
    ]),
  );
  for (const y of [250, 322]) {
    canvas.rect(590, y, 160, 8, '#c79f72');
    for (let cup = 0; cup < 4; cup++) canvas.path(`M${602 + cup * 38} ${y}v-24h22v24z`, cup % 2 === 0 ? '#f3ece0' : scene.tile);
  }
  drawCounter(canvas, 566, 406, 388, scene);
  drawTap(canvas, 860, 406, '#3f3b42');
  canvas.rect(610, 401, 130, 6, '#2f3036');
  drawPlant(canvas, 800, 406, 54, '#f3ece0');
  canvas.ellipse(560, 744, 330, 13, '#26151d', { opacity: 0.18 });
  for (const x of [330, 540, 750]) canvas.rect(x, 556, 76, 92, darker(scene.cabinet, 0.04), { radius: 16 });
  canvas.rect(270, 622, 600, 18, '#c79f72', { radius: 5 });
  canvas.rect(270, 622, 600, 6, '#dfbd95', { radius: 3 });
  for (const x of [310, 800]) canvas.path(`M${x} 640h40l-16 102h-8z`, '#3f3b42');
  canvas.path('M520 622q-10 -22 0 -40h40q12 18 0 40z', scene.tile);
  for (const x of [420, 700]) drawPendant(canvas, x, 260, '#3f3b42');
}

export const modernKitchens = {
  galley: drawGalley,
  peninsula: drawPeninsula,
  'wide-window': drawWideWindow,
  niche: drawNicheKitchen,
};
