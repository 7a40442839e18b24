import type { Canvas } from '../drawing/canvas';
import { drawLight } from '../drawing/light';
import { darker, lighter } from '../drawing/palette';
import { drawRoom, drawView, floorY, type ViewKind } from './room';

export interface BareScene {
  layout: 'room' | 'kitchen' | 'corridor';
  /** White: plastered walls and a smooth screed. Black: blocks and rough concrete. */
  style: 'white' | 'black';
  view: ViewKind;
}

/** A room as a new building hands it over: walls, wires, a window. */
export function drawBare(canvas: Canvas, { layout, style, view }: BareScene): void {
  const isWhite = style === 'white';
  drawRoom(canvas, { wall: isWhite ? '#eeece8' : '#bcb6ae', floor: isWhite ? '#c9c5be' : '#a39d96', floorKind: 'stone' });
  canvas.rect(0, floorY, canvas.width, canvas.height - floorY, isWhite ? '#c6c2bb' : '#9f9992');
  canvas.rect(0, 0, canvas.width, 78, isWhite ? '#f4f2ee' : '#a8a39c');
  canvas.rect(0, floorY - 20, canvas.width, 20, isWhite ? '#e6e3de' : '#aaa49c');
  if (!isWhite) drawBlocks(canvas);
  drawScreed(canvas);
  const layouts = { room: drawWindowWall, kitchen: drawPipes, corridor: drawDoorways };
  layouts[layout](canvas, view, isWhite);
  drawLight(canvas, { light: 0.1 });
}

function drawBlocks(canvas: Canvas): void {
  for (let row = 0; row < 12; row++)
    for (let x = (row % 2) * -54; x < canvas.width; x += 108)
      canvas.rect(x + 2, 80 + row * 40, 104, 37, canvas.random.pick(['#c6c0b8', '#b8b1a8', '#beb8af', '#cbc5bc'] as const), {
        radius: 2,
      });
}

function drawScreed(canvas: Canvas): void {
  const { random } = canvas;
  for (let index = 0; index < 26; index++)
    canvas.ellipse(
      random.between(0, 1200),
      random.between(floorY + 20, 790),
      random.between(30, 110),
      random.between(3, 9),
      random.chance(0.5) ? '#ffffff' : '#26151d',
      { opacity: 0.07 },
    );
}

function drawPane(canvas: Canvas, x: number, y: number, width: number, height: number, view: ViewKind): void {
  canvas.rect(x - 14, y - 14, width + 28, height + 28, '#8f8a86');
  canvas.rect(x - 8, y - 8, width + 16, height + 16, '#f7f5f1');
  drawView(canvas, x, y, width, height, view);
  canvas.rect(x + width / 2 - 5, y, 10, height, '#f7f5f1');
  canvas.polygon(
    [
      [x + 20, floorY + 12],
      [x + width + 20, floorY + 12],
      [x + width + 190, 800],
      [x + 190, 800],
    ],
    canvas.sky.sun,
    { opacity: 0.2 },
  );
}

function drawBulb(canvas: Canvas, x: number): void {
  canvas.rect(x - 1.5, 0, 3, 150, '#3f3b42');
  canvas.circle(x, 166, 54, '#ffe6b0', { opacity: 0.18 });
  canvas.circle(x, 166, 13, '#fff5da');
}

function drawSocket(canvas: Canvas, x: number, y: number): void {
  canvas.circle(x, y, 11, '#6f6a66');
  for (const [dx, color] of [
    [-3, '#c9574e'],
    [2, '#5d8fa8'],
  ] as const)
    canvas.path(`M${x + dx} ${y}q${dx * 3} 14 ${dx * 2} 26`, 'none', { stroke: color, strokeWidth: 3 });
}

/** Chases in the wall with the wires already drawn. */
function drawChase(canvas: Canvas, x: number, isWhite: boolean): void {
  canvas.rect(x - 8, 78, 16, 360, isWhite ? '#d3cfc8' : '#9d968e');
  canvas.rect(x - 3, 78, 6, 360, '#3f3b42', { opacity: 0.7 });
  drawSocket(canvas, x, 440);
}

function drawBags(canvas: Canvas, x: number, y: number): void {
  canvas.ellipse(x + 90, y + 4, 130, 10, '#26151d', { opacity: 0.2 });
  for (const [dx, dy] of [
    [0, 0],
    [100, 0],
    [50, -44],
  ] as const) {
    canvas.rect(x + dx, y + dy - 44, 96, 44, '#dcd3c4', { radius: 12 });
    canvas.rect(x + dx + 24, y + dy - 34, 48, 22, '#78163e', { radius: 3, opacity: 0.75 });
  }
}

function drawLadder(canvas: Canvas, x: number, y: number): void {
  canvas.ellipse(x + 60, y + 4, 100, 9, '#26151d', { opacity: 0.16 });
  for (const lean of [-34, 120]) canvas.path(`M${x + 40} ${y - 300}h12l${lean} 300h-12z`, '#b8864a');
  for (let step = 1; step < 6; step++)
    canvas.rect(x + 36 - step * 5.4, y - 300 + step * 50, 26 + step * 24, 9, step === 5 ? '#a97c55' : '#c79f72');
}

function drawWindowWall(canvas: Canvas, view: ViewKind, isWhite: boolean): void {
  drawPane(canvas, 330, 150, 420, 300, view);
  for (const x of [120, 990]) drawChase(canvas, x, isWhite);
  canvas.rect(400, 478, 280, 66, '#f7f5f1', { radius: 4 });
  for (let fin = 0; fin < 13; fin++) canvas.rect(408 + fin * 21, 484, 3, 54, '#d3cfc8');
  drawBulb(canvas, 880);
  drawLadder(canvas, 900, 700);
  drawBags(canvas, 130, 716);
}

function drawPipes(canvas: Canvas, view: ViewKind, isWhite: boolean): void {
  drawPane(canvas, 780, 150, 230, 260, view);
  for (const [x, color] of [
    [250, '#c9574e'],
    [280, '#5d8fa8'],
  ] as const) {
    canvas.rect(x, 380, 9, 180, color);
    canvas.circle(x + 4, 380, 10, '#c9a24d');
  }
  canvas.path(`M330 ${floorY - 4}v-70h40v70z`, '#8f979c');
  canvas.rect(322, floorY - 82, 56, 16, '#a9adb0', { radius: 4 });
  canvas.rect(460, 120, 120, 120, isWhite ? '#d8d4cd' : '#8f8880', { radius: 4 });
  for (let slat = 0; slat < 6; slat++) canvas.rect(470, 132 + slat * 17, 100, 7, darker('#a9adb0', 0.2));
  for (const x of [110, 640]) drawChase(canvas, x, isWhite);
  drawBulb(canvas, 520);
  canvas.ellipse(560, 724, 120, 10, '#26151d', { opacity: 0.18 });
  canvas.path('M470 640h90l-10 84h-70z', '#5d8fa8');
  canvas.path('M474 640q40 -46 82 0', 'none', { stroke: '#6f6a66', strokeWidth: 4 });
  canvas.rect(590, 706, 220, 14, '#c79f72');
  canvas.rect(600, 692, 190, 14, '#b78a5f');
  drawBags(canvas, 900, 722);
}

function drawDoorways(canvas: Canvas, view: ViewKind, isWhite: boolean): void {
  const shade = isWhite ? '#d5d1ca' : '#8f8880';
  for (const [x, width] of [
    [130, 220],
    [470, 220],
  ] as const) {
    canvas.rect(x, 150, width, floorY - 150, shade);
    canvas.rect(x, floorY - 130, width, 130, lighter(shade, 0.15));
    canvas.rect(x - 8, 142, width + 16, 10, darker(shade, 0.2));
    for (const side of [x - 8, x + width]) canvas.rect(side, 142, 8, floorY - 142, darker(shade, 0.12));
  }
  drawPane(canvas, 190, 230, 110, 190, view);
  drawPane(canvas, 800, 130, 280, floorY - 150, view);
  canvas.rect(800, 430, 280, 6, '#3f3d44');
  drawChase(canvas, 410, isWhite);
  drawBulb(canvas, 590);
  drawLadder(canvas, 500, 716);
  drawBags(canvas, 860, 726);
}
