import type { Canvas } from '../drawing/canvas';
import { darker, lighter } from '../drawing/palette';
import { drawPlant, drawRoom, drawView, floorY, type ViewKind } from './room';

export interface BathroomScene {
  layout: 'bath' | 'shower';
  tile: string;
  accent: string;
  floor: string;
  metal: string;
  view: ViewKind;
}

export function drawBathroom(canvas: Canvas, scene: BathroomScene): void {
  drawRoom(canvas, { wall: lighter(scene.tile, 0.3), floor: scene.floor, floorKind: 'tiles' });
  drawWallTiles(canvas, scene);
  if (scene.layout === 'bath') drawBath(canvas, scene);
  else drawShower(canvas, scene);
  drawVanity(canvas, scene);
  drawTowel(canvas, scene);
  drawPlant(canvas, 1120, 690, 130, scene.accent);
  canvas.rect(
    0,
    0,
    canvas.width,
    canvas.height,
    canvas.gradient(
      [
        [0, '#ffffff', 0.12],
        [0.5, '#ffffff', 0],
        [1, '#1a0f14', 0.1],
      ],
      'diagonal',
    ),
  );
}

function drawWallTiles(canvas: Canvas, { tile, accent }: BathroomScene): void {
  canvas.rect(0, 78, canvas.width, floorY - 78, darker(tile, 0.1));
  for (let row = 0; row < 10; row++) {
    for (let column = 0; column < 22; column++) {
      const isAccent = row === 4;
      const shade = lighter(tile, 0.08 + ((column * 7 + row * 11) % 4) * 0.06);
      canvas.rect(
        column * 56 - 8,
        80 + row * 49,
        54,
        47,
        isAccent ? (column % 2 === 0 ? accent : lighter(accent, 0.45)) : shade,
        { radius: 2 },
      );
    }
  }
}

function drawBath(canvas: Canvas, scene: BathroomScene): void {
  canvas.rect(150, 130, 220, 240, '#fdfbf8');
  drawView(canvas, 162, 142, 196, 216, scene.view);
  canvas.rect(256, 142, 8, 216, '#fdfbf8');
  canvas.ellipse(330, 690, 290, 13, '#26151d', { opacity: 0.2 });
  canvas.path('M70 500h500q-6 120 -60 158q-20 14 -60 14h-260q-40 0 -60 -14q-54 -38 -60 -158z', '#ffffff');
  canvas.path('M400 500h170q-6 120 -60 158q-20 14 -60 14h-80q40 -60 30 -172z', '#26151d', { opacity: 0.06 });
  canvas.rect(54, 486, 532, 22, '#fbfaf8', { radius: 11 });
  canvas.rect(70, 508, 500, 8, '#26151d', { opacity: 0.1 });
  for (const x of [150, 470]) canvas.path(`M${x} 668q-4 16 -14 24h34q8 -8 6 -24z`, scene.metal);
  canvas.path('M520 486v-70q0 -22 -24 -22h-18', 'none', { stroke: scene.metal, strokeWidth: 9 });
  canvas.path('M90 494q40 -34 90 -18t88 -8q46 -16 96 10t100 6q30 0 44 14z', '#ffffff', { opacity: 0.9 });
  canvas.rect(140, 474, 60, 14, scene.accent, { radius: 4 });
}

function drawShower(canvas: Canvas, { metal, tile }: BathroomScene): void {
  canvas.rect(90, 100, 470, 560, darker(tile, 0.2), { opacity: 0.5 });
  canvas.rect(80, 640, 490, 34, '#fbfaf8', { radius: 4 });
  canvas.rect(80, 664, 490, 10, '#26151d', { opacity: 0.1 });
  canvas.path('M240 480v-290q0 -24 24 -24h50', 'none', { stroke: metal, strokeWidth: 9 });
  canvas.path('M286 166h72l16 20h-104z', metal);
  for (let drop = 0; drop < 12; drop++)
    canvas.rect(280 + (drop % 6) * 16, 200 + Math.floor(drop / 6) * 60 + (drop % 3) * 16, 3, 22, '#ffffff', {
      opacity: 0.6,
      radius: 2,
    });
  canvas.circle(240, 420, 15, metal);
  canvas.rect(380, 400, 120, 8, '#fbfaf8');
  for (const [x, color] of [
    [392, '#8dadc1'],
    [424, '#e6c679'],
    [456, '#b2bea6'],
  ] as const)
    canvas.rect(x, 356, 22, 44, color, { radius: 5 });
  canvas.rect(84, 96, 482, 548, '#e4f0f3', { opacity: 0.28 });
  canvas.polygon(
    [
      [150, 640],
      [330, 96],
      [400, 96],
      [220, 640],
    ],
    '#ffffff',
    { opacity: 0.2 },
  );
  for (const x of [84, 322, 560]) canvas.rect(x, 96, 6, 548, metal);
  canvas.rect(84, 92, 482, 7, metal);
  canvas.rect(336, 340, 7, 90, darker(metal, 0.2), { radius: 3 });
}

function drawVanity(canvas: Canvas, { metal, accent }: BathroomScene): void {
  canvas.circle(834, 270, 124, metal);
  canvas.circle(
    834,
    270,
    116,
    canvas.gradient(
      [
        [0, '#dfeaee'],
        [1, '#b9cdd5'],
      ],
      'diagonal',
    ),
  );
  canvas.polygon(
    [
      [750, 320],
      [838, 160],
      [880, 164],
      [778, 366],
    ],
    '#ffffff',
    { opacity: 0.35 },
  );
  for (const x of [664, 994]) {
    canvas.circle(x + 4, 250, 54, '#ffe6b0', { opacity: 0.22 });
    canvas.rect(x - 6, 214, 20, 76, '#fff3d2', { radius: 10 });
    canvas.rect(x - 2, 290, 12, 14, metal);
  }
  canvas.ellipse(840, 692, 230, 12, '#26151d', { opacity: 0.14 });
  canvas.rect(640, 470, 390, 20, '#fbfaf8', { radius: 4 });
  canvas.rect(654, 490, 362, 140, '#a97c55', { radius: 4 });
  for (const [x, y, width] of [
    [664, 500, 166],
    [840, 500, 166],
    [664, 566, 166],
    [840, 566, 166],
  ] as const) {
    canvas.rect(x, y, width, 56, '#bd9069', { radius: 3 });
    canvas.rect(x + width / 2 - 18, y + 12, 36, 5, metal, { radius: 2 });
  }
  canvas.rect(654, 490, 362, 8, '#26151d', { opacity: 0.18 });
  canvas.path('M764 442h140q-6 30 -34 30h-72q-28 0 -34 -30z', '#ffffff');
  canvas.rect(756, 436, 156, 9, '#f3f1ed', { radius: 4 });
  canvas.path('M834 436v-32q0 -16 -18 -16h-14', 'none', { stroke: metal, strokeWidth: 8 });
  canvas.rect(688, 438, 20, 32, accent, { radius: 4 });
  canvas.rect(714, 448, 18, 22, '#e6c679', { radius: 4 });
  canvas.rect(950, 456, 54, 14, '#ffffff', { radius: 4 });
  canvas.rect(954, 444, 46, 13, lighter(accent, 0.4), { radius: 4 });
}

function drawTowel(canvas: Canvas, { metal, accent }: BathroomScene): void {
  canvas.rect(1056, 300, 116, 7, metal, { radius: 3 });
  canvas.rect(1072, 302, 84, 150, lighter(accent, 0.2), { radius: 3 });
  canvas.rect(1072, 420, 84, 10, '#ffffff', { opacity: 0.5 });
  canvas.rect(1132, 302, 24, 150, '#26151d', { opacity: 0.07 });
}
