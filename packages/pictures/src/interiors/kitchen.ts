import type { Canvas } from '../drawing/canvas';
import { drawLight } from '../drawing/light';
import { darker, lighter } from '../drawing/palette';
import { classicKitchens } from './kitchen-classic';
import { modernKitchens } from './kitchen-modern';
import type { KitchenScene } from './layouts';
import { drawPendant, drawPlant, drawRoom, drawRoomWindow, floorY } from './room';

const counterY = 408;

const otherKitchens = { ...modernKitchens, ...classicKitchens };

export function drawKitchen(canvas: Canvas, scene: KitchenScene): void {
  drawRoom(canvas, scene);
  if (scene.layout === 'island' || scene.layout === 'table') drawFittedKitchen(canvas, scene);
  else otherKitchens[scene.layout](canvas, scene);
  drawLight(canvas, { light: 0.1 });
}

function drawFittedKitchen(canvas: Canvas, scene: KitchenScene): void {
  drawTiles(canvas, scene.tile);
  drawRoomWindow(canvas, { x: 500, y: 150, width: 230, height: 190, panes: 2, view: scene.view });
  drawUpperRow(canvas, scene);
  drawLowerRow(canvas, scene);
  drawFridge(canvas, scene);
  drawUtensils(canvas);
  if (scene.layout === 'island') drawIsland(canvas, scene);
  else drawTable(canvas, scene);
  for (const x of scene.layout === 'island' ? [420, 600, 780] : [600])
    drawPendant(canvas, x, scene.layout === 'island' ? 176 : 190, scene.layout === 'island' ? '#e2ab4a' : '#3f3b42');
}

function drawTiles(canvas: Canvas, tile: string): void {
  canvas.rect(0, 290, canvas.width, counterY - 290, darker(tile, 0.12));
  for (let row = 0; row < 5; row++) {
    for (let x = (row % 2) * -26; x < canvas.width; x += 52)
      canvas.rect(x + 1, 290 + row * 24 + 1, 50, 22, (x + row * 7) % 3 === 0 ? lighter(tile, 0.2) : tile, { radius: 1.5 });
  }
}

function drawUpperRow(canvas: Canvas, { upper }: KitchenScene): void {
  for (const left of [40, 144, 248, 352, 800, 904]) {
    if (left === 248) {
      drawHood(canvas, left);
      continue;
    }
    canvas.rect(left, 110, 100, 170, upper);
    canvas.rect(left + 8, 118, 84, 154, lighter(upper, 0.09));
    canvas.rect(left + 12, 122, 76, 3, lighter(upper, 0.28));
    canvas.rect(left + (left < 300 ? 82 : 12), 214, 5, 44, '#dcb566', { radius: 2 });
  }
  for (const [x, width] of [
    [40, 204],
    [352, 100],
    [800, 204],
  ] as const)
    canvas.rect(x, 280, width, 12, '#26151d', { opacity: 0.14 });
}

function drawHood(canvas: Canvas, x: number): void {
  canvas.rect(x + 32, 78, 36, 140, '#c6c9cb');
  canvas.rect(x + 56, 78, 12, 140, '#aeb2b5');
  canvas.path(`M${x + 32} 214h36l30 46h-96z`, '#d6d9da');
  canvas.rect(x + 2, 258, 96, 14, '#b4b8ba');
}

function drawLowerRow(canvas: Canvas, { cabinet, worktop }: KitchenScene): void {
  const bottom = floorY - 2;
  canvas.rect(0, counterY + 16, 1010, bottom - counterY - 16, darker(cabinet, 0.2));
  for (let index = 0; index < 9; index++) {
    const left = 4 + index * 112;
    if (index === 2) {
      canvas.rect(left, counterY + 20, 108, bottom - counterY - 34, '#2f3036');
      canvas.rect(left + 12, counterY + 52, 84, 66, '#4a505a');
      canvas.rect(left + 12, counterY + 40, 84, 5, '#c6c9cb', { radius: 2 });
      for (const knob of [24, 44, 64, 84]) canvas.circle(left + knob, counterY + 30, 4, '#c6c9cb');
      canvas.rect(left - 2, counterY - 3, 112, 5, '#2f3036');
      continue;
    }
    const drawers = index % 3 === 0 ? 3 : 1;
    const height = (bottom - counterY - 34) / drawers;
    for (let drawer = 0; drawer < drawers; drawer++) {
      canvas.rect(left, counterY + 20 + drawer * height, 108, height - 3, cabinet, { radius: 2 });
      canvas.rect(left + 7, counterY + 26 + drawer * height, 94, height - 15, lighter(cabinet, 0.07), { radius: 2 });
      canvas.rect(left + 36, counterY + 32 + drawer * height, 36, 4, '#dcb566', { radius: 2 });
    }
  }
  canvas.rect(0, counterY, 1014, 17, worktop);
  canvas.rect(0, counterY, 1014, 4, lighter(worktop, 0.4));
  canvas.rect(0, counterY + 17, 1010, 8, '#26151d', { opacity: 0.18 });
  canvas.rect(0, bottom - 14, 1010, 16, darker(cabinet, 0.5));
  canvas.path(`M612 ${counterY}v-44q0 -18 18 -18t18 18v8`, 'none', { stroke: '#a9adb0', strokeWidth: 7 });
}

function drawFridge(canvas: Canvas, { upper }: KitchenScene): void {
  canvas.rect(1014, 78, 186, 492, upper);
  canvas.rect(1030, 120, 158, 446, '#d9dcde', { radius: 6 });
  canvas.rect(
    1030,
    120,
    158,
    446,
    canvas.gradient(
      [
        [0, '#ffffff', 0.4],
        [0.5, '#ffffff', 0],
        [1, '#26151d', 0.14],
      ],
      'right',
    ),
  );
  canvas.rect(1030, 334, 158, 4, '#9fa4a8');
  canvas.rect(1042, 220, 6, 94, '#8c9196', { radius: 3 });
  canvas.rect(1042, 356, 6, 94, '#8c9196', { radius: 3 });
}

function drawUtensils(canvas: Canvas): void {
  canvas.path(`M266 ${counterY - 4}h64v-30h-64z`, '#b96c53');
  canvas.rect(258, counterY - 40, 80, 7, '#8f4e3d', { radius: 3 });
  canvas.rect(60, counterY - 54, 34, 54, '#c99a68', { radius: 3 });
  canvas.rect(100, counterY - 36, 26, 36, '#f3ece0', { radius: 4 });
  for (const [x, lean] of [
    [106, -6],
    [113, 0],
    [120, 6],
  ] as const)
    canvas.line([x, counterY - 34], [x + lean, counterY - 70], '#8a6a4a', 4);
  drawPlant(canvas, 764, counterY, 62, '#f3ece0');
  canvas.path(`M842 ${counterY - 22}h88q-4 22 -44 22t-44 -22z`, '#5d8fa8');
  for (const [x, color] of [
    [864, '#d9653f'],
    [886, '#e2ab4a'],
    [908, '#9aae58'],
  ] as const)
    canvas.circle(x, counterY - 28, 13, color);
}

function drawIsland(canvas: Canvas, { worktop }: KitchenScene): void {
  canvas.ellipse(610, 726, 400, 14, '#26151d', { opacity: 0.16 });
  canvas.rect(252, 574, 696, 150, '#a97c55');
  for (let slat = 0; slat < 34; slat++) canvas.rect(256 + slat * 20.4, 574, 3, 150, '#8a6042');
  canvas.rect(230, 552, 740, 22, worktop, { radius: 3 });
  canvas.rect(230, 552, 740, 6, lighter(worktop, 0.4), { radius: 3 });
  canvas.rect(252, 574, 696, 10, '#26151d', { opacity: 0.2 });
  for (const x of [360, 600, 840]) {
    canvas.ellipse(x, 622, 46, 11, '#3f3b42');
    canvas.ellipse(x, 618, 46, 10, '#6b5a4f');
    for (const leg of [-34, 28]) canvas.path(`M${x + leg} 626h7l${leg < 0 ? -8 : 8} 118h-7z`, '#3f3b42');
    canvas.rect(x - 38, 692, 76, 5, '#3f3b42');
  }
  canvas.path('M548 536h104q-6 18 -52 18t-52 -18z', '#f3ece0');
  for (const [x, color] of [
    [574, '#7fa04a'],
    [600, '#d9653f'],
    [626, '#e2ab4a'],
  ] as const)
    canvas.circle(x, 530, 13, color);
  canvas.rect(796, 508, 22, 44, '#60704f', { radius: 4 });
  canvas.rect(802, 490, 10, 20, '#60704f');
  canvas.path('M842 520h22q0 18 -9 20v8h7v4h-22v-4h7v-8q-9 -2 -5 -20z', '#dce6ea');
}

function drawTable(canvas: Canvas, { cabinet }: KitchenScene): void {
  canvas.ellipse(610, 730, 330, 14, '#26151d', { opacity: 0.18 });
  for (const [x, side] of [
    [250, -1],
    [890, 1],
  ] as const)
    drawChair(canvas, x, cabinet, side);
  for (const x of [430, 690]) drawBackChair(canvas, x, cabinet);
  canvas.rect(330, 590, 540, 20, '#b78a5f', { radius: 6 });
  canvas.rect(330, 590, 540, 6, '#d0a77d', { radius: 3 });
  for (const x of [366, 820]) canvas.path(`M${x} 610h18l-4 118h-10z`, '#8a6042');
  canvas.path('M570 590q-18 -22 -4 -56h50q14 34 -4 56z', '#8a3047');
  for (const [x, y, color] of [
    [574, 506, '#e6a9a0'],
    [596, 486, '#f3ece0'],
    [616, 508, '#d9653f'],
  ] as const) {
    canvas.line([591, 536], [x, y], '#6f946c', 4);
    canvas.circle(x, y, 15, color);
  }
  for (const x of [440, 740]) {
    canvas.ellipse(x, 589, 40, 6, '#f8f5ef');
    canvas.ellipse(x, 588, 24, 3.4, '#dfe6ea');
  }
}

function drawChair(canvas: Canvas, x: number, color: string, side: -1 | 1): void {
  const back = side < 0 ? x - 6 : x + 56;
  canvas.rect(back, 520, 10, 206, '#8a6042');
  canvas.rect(x - 2, 636, 66, 12, darker(color, 0.1), { radius: 5 });
  canvas.rect(side < 0 ? x + 52 : x + 2, 648, 8, 78, '#8a6042');
  canvas.rect(back - 2, 516, 14, 72, '#9a6b47', { radius: 4 });
}

function drawBackChair(canvas: Canvas, x: number, color: string): void {
  canvas.rect(x, 506, 84, 92, darker(color, 0.06), { radius: 14 });
  canvas.rect(x + 10, 514, 64, 6, lighter(color, 0.25), { radius: 3 });
}
