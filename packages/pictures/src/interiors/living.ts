import type { Canvas } from '../drawing/canvas';
import { drawLight } from '../drawing/light';
import { darker, lighter } from '../drawing/palette';
import { drawArmchair, drawCoffeeTable, drawSofa } from './furniture';
import type { LivingScene } from './layouts';
import { classicLivings } from './living-classic';
import { modernLivings } from './living-modern';
import {
  drawCushion,
  drawFloorLamp,
  drawPanelling,
  drawPendant,
  drawPicture,
  drawPlant,
  drawRoom,
  drawRoomWindow,
  drawRug,
  floorY,
} from './room';

export function drawLiving(canvas: Canvas, scene: LivingScene): void {
  drawRoom(canvas, scene);
  const layouts = {
    window: drawWindowSide,
    media: drawMedia,
    fireplace: drawFireplaceRoom,
    loft: drawLoft,
    ...modernLivings,
    ...classicLivings,
  };
  layouts[scene.layout](canvas, scene);
  drawLight(canvas, { light: 0.1 });
}

function drawWindowSide(canvas: Canvas, scene: LivingScene): void {
  drawRoomWindow(canvas, { x: 370, y: 150, width: 460, height: 290, panes: 3, view: scene.view, curtain: scene.curtain });
  drawPicture(canvas, 44, 190, 110, 140);
  drawPicture(canvas, 1010, 200, 104, 104);
  drawPicture(canvas, 1010, 320, 104, 84);
  drawRug(canvas, 190, 634, 820, 120, scene.rug);
  drawSofa(canvas, 330, 652, 540, scene.sofa);
  drawCushion(canvas, 396, 526, 74, '#e2ab4a', -8);
  drawCushion(canvas, 726, 530, 70, '#f0e5d5', 7);
  drawFloorLamp(canvas, 236, 636);
  drawPlant(canvas, 1012, 662, 150);
  drawCoffeeTable(canvas, 500, 722, 220);
}

function drawMedia(canvas: Canvas, scene: LivingScene): void {
  drawRoomWindow(canvas, { x: 66, y: 140, width: 250, height: 400, panes: 2, view: scene.view, curtain: undefined });
  canvas.rect(326, 118, 60, floorY - 124, scene.curtain);
  for (let fold = 0; fold < 4; fold++) canvas.rect(332 + fold * 14, 118, 5, floorY - 124, darker(scene.curtain, 0.1));
  canvas.rect(470, 120, 640, 430, darker(scene.wall, 0.12));
  for (let slat = 0; slat < 10; slat++) canvas.rect(474 + slat * 16, 120, 10, 430, '#a3714a');
  canvas.rect(668, 190, 400, 228, '#2c2a30', { radius: 6 });
  canvas.rect(
    676,
    198,
    384,
    212,
    canvas.gradient(
      [
        [0, '#3d4652'],
        [1, '#232830'],
      ],
      'diagonal',
    ),
  );
  canvas.polygon(
    [
      [676, 350],
      [800, 198],
      [880, 198],
      [700, 410],
      [676, 410],
    ],
    '#ffffff',
    { opacity: 0.07 },
  );
  canvas.rect(500, 492, 620, 62, '#f5f1ea', { radius: 4 });
  for (let door = 0; door < 4; door++) canvas.rect(504 + door * 154, 498, 148, 50, '#e9e2d7', { radius: 3 });
  canvas.rect(500, 486, 620, 8, '#a5764f');
  drawPlant(canvas, 560, 488, 70, '#8dadc1');
  canvas.rect(1050, 452, 44, 34, '#8a3047', { radius: 3 });
  canvas.rect(1010, 462, 32, 24, '#e2ab4a', { radius: 3 });
  drawRug(canvas, 250, 626, 760, 130, scene.rug);
  drawArmchair(canvas, 300, 690, scene.sofa);
  drawArmchair(canvas, 760, 690, scene.sofa);
  drawCoffeeTable(canvas, 510, 706, 200);
  drawPlant(canvas, 1140, 660, 130);
}

function drawFireplaceRoom(canvas: Canvas, scene: LivingScene): void {
  drawPanelling(canvas, lighter(scene.wall, 0.3), 400);
  for (const x of [110, 910]) drawRoomWindow(canvas, { x, y: 150, width: 180, height: 330, panes: 2, view: scene.view });
  canvas.rect(462, 78, 276, 492, lighter(scene.wall, 0.42));
  canvas.rect(446, 356, 308, 20, '#f8f4ed');
  canvas.rect(470, 376, 260, 194, '#e9e1d5');
  canvas.rect(514, 412, 172, 158, '#3a3236');
  canvas.path('M600 562q-56 -18 -32 -66q8 22 20 20q-10 -44 26 -66q-4 36 18 50q6 -10 4 -20q34 50 -36 82z', '#f0a03c');
  canvas.path('M600 562q-28 -12 -14 -40q8 14 16 8q0 -20 14 -30q0 22 8 30q10 22 -24 32z', '#ffe08a');
  for (const x of [548, 604]) canvas.rect(x, 552, 52, 12, '#7a4b34', { radius: 6 });
  drawPicture(canvas, 520, 154, 160, 170);
  canvas.rect(470, 322, 14, 34, '#c9a24d');
  canvas.rect(712, 322, 14, 34, '#c9a24d');
  drawRug(canvas, 160, 628, 880, 128, scene.rug);
  drawSofa(canvas, 90, 690, 330, scene.sofa);
  drawCushion(canvas, 160, 560, 66, '#e2ab4a', -8);
  drawArmchair(canvas, 890, 690, scene.sofa);
  drawCoffeeTable(canvas, 500, 714, 210);
  drawPendant(canvas, 320, 150, '#c9a24d');
  drawPendant(canvas, 880, 150, '#c9a24d');
}

function drawLoft(canvas: Canvas, scene: LivingScene): void {
  for (let row = 0; row < 17; row++) {
    for (let x = (row % 2) * 28 - 28; x < canvas.width; x += 56) {
      canvas.rect(
        x + 1,
        80 + row * 28,
        54,
        26,
        canvas.random.chance(0.2) ? lighter(scene.wall, 0.1) : darker(scene.wall, canvas.random.whole(0, 2) * 0.03),
        { radius: 1 },
      );
    }
  }
  drawRoomWindow(canvas, { x: 110, y: 140, width: 520, height: 320, panes: 4, view: scene.view, frame: '#3a383e' });
  for (const y of [246, 352]) canvas.rect(110, y, 520, 6, '#3a383e');
  canvas.rect(720, 168, 390, 12, '#7a4b34');
  canvas.rect(720, 262, 390, 12, '#7a4b34');
  for (const [shelf, start] of [
    [168, 736],
    [262, 760],
  ] as const) {
    let x = start;
    while (x < 1080) {
      const height = canvas.random.between(44, 72);
      const width = canvas.random.between(12, 22);
      canvas.rect(
        x,
        shelf - height,
        width,
        height,
        canvas.random.pick(['#8a3047', '#3d7686', '#e2ab4a', '#efe5d6', '#60704f'] as const),
        { radius: 1 },
      );
      x += width + (canvas.random.chance(0.16) ? 34 : 2);
    }
  }
  drawRug(canvas, 240, 634, 780, 122, scene.rug);
  drawSofa(canvas, 560, 656, 520, scene.sofa);
  drawCushion(canvas, 630, 530, 72, '#e2ab4a', -8);
  drawCushion(canvas, 930, 532, 70, '#f0e5d5', 8);
  drawArmchair(canvas, 230, 680, '#a5764f');
  drawCoffeeTable(canvas, 560, 722, 200);
  drawPendant(canvas, 690, 170, '#3a383e');
  drawPlant(canvas, 130, 668, 140, '#6d7886');
}
