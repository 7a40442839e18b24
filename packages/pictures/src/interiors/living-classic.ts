import type { Canvas } from '../drawing/canvas';
import { glassFill } from '../drawing/openings';
import { darker, lighter } from '../drawing/palette';
import {
  drawArmchair,
  drawBeams,
  drawBookcase,
  drawCoffeeTable,
  drawDining,
  drawSofa,
  drawVase,
  drawWallCarpet,
  oak,
} from './furniture';
import type { LivingScene } from './layouts';
import {
  drawCushion,
  drawFloorLamp,
  drawPanelling,
  drawPendant,
  drawPicture,
  drawPlant,
  drawRoomWindow,
  drawRug,
  drawView,
  floorY,
} from './room';

const walnut = '#7a4b34';

/** Books on both sides of a window seat. */
function drawLibrary(canvas: Canvas, scene: LivingScene): void {
  drawRoomWindow(canvas, { x: 470, y: 140, width: 260, height: 300, panes: 2, view: scene.view });
  for (const x of [60, 770]) drawBookcase(canvas, x, 104, 360, floorY - 110, walnut);
  canvas.rect(436, 472, 328, 98, lighter(walnut, 0.12));
  canvas.rect(436, 452, 328, 28, scene.rug, { radius: 10 });
  drawCushion(canvas, 452, 398, 64, '#e2ab4a', -8);
  drawCushion(canvas, 690, 398, 62, scene.sofa, 7);
  drawRug(canvas, 230, 636, 740, 126, scene.rug);
  drawArmchair(canvas, 270, 704, scene.sofa);
  drawArmchair(canvas, 760, 704, scene.sofa);
  drawCoffeeTable(canvas, 500, 728, 200);
  drawFloorLamp(canvas, 196, 690);
}

/** An upright piano between two tall windows. */
function drawPiano(canvas: Canvas, scene: LivingScene): void {
  for (const x of [110, 900])
    drawRoomWindow(canvas, { x, y: 136, width: 180, height: 350, panes: 2, view: scene.view, curtain: scene.curtain });
  for (const [x, y, width, height] of [
    [476, 130, 110, 140],
    [610, 130, 120, 96],
    [610, 240, 120, 62],
  ] as const)
    drawPicture(canvas, x, y, width, height);
  canvas.ellipse(610, 628, 220, 12, '#26151d', { opacity: 0.2 });
  canvas.rect(420, 350, 370, 274, '#4a3129', { radius: 4 });
  canvas.rect(412, 342, 386, 14, '#5d4034', { radius: 3 });
  canvas.rect(436, 366, 338, 92, '#573a30', { radius: 3 });
  canvas.rect(404, 470, 402, 16, '#3a2620');
  canvas.rect(420, 486, 370, 18, '#f7f3ea');
  for (let key = 0; key < 26; key++) canvas.rect(430 + key * 14, 486, key % 7 === 2 || key % 7 === 6 ? 0 : 6, 11, '#2f2c33');
  for (const x of [412, 786]) canvas.rect(x, 486, 14, 138, '#3a2620');
  canvas.rect(540, 390, 130, 62, '#f3ece0');
  for (let line = 0; line < 5; line++) canvas.rect(548, 400 + line * 10, 114, 2, '#8a7d84');
  drawVase(canvas, 460, 342, '#8dadc1');
  canvas.rect(520, 566, 170, 22, scene.sofa, { radius: 6 });
  for (const x of [532, 664]) canvas.rect(x, 588, 12, 62, '#4a3129');
  drawRug(canvas, 200, 660, 800, 102, scene.rug);
  drawArmchair(canvas, 190, 724, scene.sofa);
  drawArmchair(canvas, 830, 724, scene.sofa);
  drawPlant(canvas, 1130, 690, 130);
}

/** A wall unit with glass doors, a carpet on the wall and a round table: a flat as it was furnished in the 1980s. */
function drawWallUnit(canvas: Canvas, scene: LivingScene): void {
  for (let x = 12; x < canvas.width; x += 44)
    for (let y = 100 + ((x / 44) % 2) * 30; y < floorY - 40; y += 64)
      canvas.circle(x, y, 5, lighter(scene.wall, 0.4), { opacity: 0.7 });
  drawWallCarpet(canvas, 60, 140, 400, 250, scene.rug);
  canvas.rect(540, 110, 420, 460, walnut, { radius: 3 });
  for (const [x, y, height] of [
    [548, 120, 200],
    [820, 120, 200],
  ] as const) {
    canvas.rect(x, y, 132, height, glassFill(canvas, false));
    for (let shelf = 1; shelf < 4; shelf++) {
      canvas.rect(x, y + shelf * 50, 132, 5, lighter(walnut, 0.3));
      for (let cup = 0; cup < 4; cup++)
        canvas.path(`M${x + 14 + cup * 30} ${y + shelf * 50}v-20h16v20z`, cup % 2 === 0 ? '#f7f3ea' : '#e6c679');
    }
  }
  canvas.rect(688, 120, 124, 200, darker(walnut, 0.3));
  canvas.rect(696, 220, 108, 84, '#3d4652', { radius: 8 });
  canvas.rect(704, 228, 80, 66, '#232830', { radius: 8 });
  for (let door = 0; door < 3; door++) canvas.rect(548 + door * 136, 332, 128, 226, lighter(walnut, 0.08), { radius: 3 });
  for (let door = 0; door < 3; door++) canvas.rect(660 + door * 136, 430, 5, 34, '#dcb566');
  drawRoomWindow(canvas, { x: 1030, y: 150, width: 120, height: 290, panes: 1, view: scene.view });
  drawRug(canvas, 240, 640, 720, 122, scene.rug);
  drawSofa(canvas, 60, 668, 400, scene.sofa);
  drawCushion(canvas, 130, 544, 68, '#efe5d6', -6);
  canvas.ellipse(700, 736, 130, 12, '#26151d', { opacity: 0.18 });
  canvas.rect(692, 630, 16, 100, walnut);
  canvas.ellipse(700, 628, 134, 20, '#f7f1e6');
  canvas.path(
    'M566 628q0 40 18 56q10 -30 26 -10q20 -26 40 0q24 -24 50 0q26 -24 50 0q20 -26 40 0q16 -20 26 10q18 -16 18 -56z',
    '#f7f1e6',
  );
  drawVase(canvas, 696, 616, '#5d8fa8');
  drawPendant(canvas, 700, 180, '#e2ab4a');
}

/** High arched windows and painted beams, as in the old quarters. */
function drawArches(canvas: Canvas, scene: LivingScene): void {
  drawPanelling(canvas, lighter(scene.wall, 0.28), 440);
  for (const x of [130, 480, 830]) {
    const arch = (grow: number): string =>
      `M${x - grow} ${430 + grow}V${240}a${120 + grow} ${120 + grow} 0 0 1 ${240 + grow * 2} 0V${430 + grow}Z`;
    canvas.path(arch(16), '#fdfbf8');
    canvas.clipPath(arch(0), () => drawView(canvas, x, 120, 240, 310, scene.view));
    canvas.rect(x + 115, 120, 10, 310, '#fdfbf8');
    canvas.rect(x, 236, 240, 9, '#fdfbf8');
    canvas.rect(x - 24, 444, 288, 10, '#fdfbf8');
  }
  drawBeams(canvas, walnut);
  drawRug(canvas, 210, 644, 780, 118, scene.rug);
  drawSofa(canvas, 380, 660, 440, scene.sofa);
  drawCushion(canvas, 440, 536, 70, '#e2ab4a', -8);
  drawCushion(canvas, 690, 538, 68, '#f0e5d5', 7);
  drawFloorLamp(canvas, 330, 650);
  drawArmchair(canvas, 130, 724, oak);
  drawCoffeeTable(canvas, 500, 732, 220);
  for (const x of [70, 1130]) drawPlant(canvas, x, 680, 150, '#b9694c');
}

/** A stone chimney with a stove, logs beside it and a table for many: a house in the mountains. */
function drawHearth(canvas: Canvas, scene: LivingScene): void {
  for (let y = 96; y < floorY; y += 30) canvas.rect(0, y, canvas.width, 2, darker(scene.wall, 0.16));
  drawBeams(canvas, darker(scene.floor, 0.12));
  drawRoomWindow(canvas, { x: 640, y: 150, width: 460, height: 270, panes: 3, view: scene.view, frame: '#8a6042' });
  const stone = '#b9b2a8';
  canvas.rect(160, 96, 270, floorY - 96, darker(stone, 0.2));
  for (let row = 0; row < 17; row++)
    for (let x = 162 - (row % 2) * 20; x < 426; x += 54)
      canvas.rect(
        Math.max(162, x),
        98 + row * 28,
        Math.min(50, 428 - x, x + 50 - 162),
        25,
        canvas.random.pick([stone, lighter(stone, 0.16), darker(stone, 0.08)] as const),
        { radius: 5 },
      );
  canvas.rect(280, 96, 34, 190, '#3a383e');
  canvas.rect(214, 284, 166, 210, '#3f3b42', { radius: 6 });
  canvas.rect(234, 306, 126, 108, '#26222a', { radius: 4 });
  canvas.path('M297 408q-46 -14 -26 -54q7 18 16 16q-8 -36 22 -54q-4 30 15 41q5 -8 3 -16q28 41 -30 67z', '#f0a03c');
  canvas.path('M297 408q-22 -10 -11 -32q6 11 13 6q0 -16 11 -24q0 18 6 24q8 18 -19 26z', '#ffe08a');
  for (const x of [222, 352]) canvas.rect(x, 494, 20, 76, '#3f3b42');
  canvas.rect(40, 420, 100, 150, darker(scene.floor, 0.3));
  for (let log = 0; log < 15; log++)
    canvas.circle(58 + (log % 3) * 32, 440 + Math.floor(log / 3) * 29, 14, '#c79f72', { stroke: '#8a6042', strokeWidth: 3 });
  drawRug(canvas, 130, 640, 480, 116, scene.rug);
  drawArmchair(canvas, 250, 716, scene.sofa);
  drawDining(canvas, 700, 700, 340, scene.sofa);
  drawVase(canvas, 860, 562, '#8a3047');
  drawPendant(canvas, 870, 190, '#3f3b42');
  drawPlant(canvas, 560, 660, 120, '#b9694c');
}

export const classicLivings = {
  library: drawLibrary,
  piano: drawPiano,
  'wall-unit': drawWallUnit,
  arches: drawArches,
  hearth: drawHearth,
};
