import type { Canvas } from '../drawing/canvas';
import { darker, lighter } from '../drawing/palette';
import { drawCoffeeTable, drawDining, drawScreen, drawSideboard, drawSofa, drawVase, oak } from './furniture';
import type { LivingScene } from './layouts';
import {
  drawCushion,
  drawFloorLamp,
  drawPendant,
  drawPicture,
  drawPlant,
  drawRoomWindow,
  drawRug,
  drawView,
  floorY,
} from './room';

/** An L-shaped sofa under one large picture, the window at the side. */
function drawCorner(canvas: Canvas, scene: LivingScene): void {
  drawRoomWindow(canvas, { x: 830, y: 140, width: 240, height: 350, panes: 2, view: scene.view, curtain: scene.curtain });
  canvas.rect(0, 78, 640, floorY - 98, darker(scene.wall, 0.1));
  drawPicture(canvas, 190, 140, 330, 220);
  drawRug(canvas, 250, 650, 620, 112, scene.rug);
  drawSofa(canvas, 130, 640, 600, scene.sofa);
  canvas.ellipse(150, 742, 150, 12, '#26151d', { opacity: 0.18 });
  canvas.rect(46, 470, 84, 250, darker(scene.sofa, 0.12), { radius: 20 });
  canvas.rect(96, 588, 214, 132, lighter(scene.sofa, 0.06), { radius: 16 });
  canvas.rect(96, 690, 214, 44, darker(scene.sofa, 0.1), { radius: 10 });
  for (const [x, color, lean] of [
    [210, '#f0e5d5', -6],
    [300, scene.rug, 6],
    [560, '#e2ab4a', 8],
  ] as const)
    drawCushion(canvas, x, 514, 76, color, lean);
  drawCoffeeTable(canvas, 430, 728, 210);
  drawFloorLamp(canvas, 760, 652);
  drawPlant(canvas, 1130, 680, 150, scene.rug);
}

/** One open room: the table before the window, the sofa's back towards it. */
function drawOpenPlan(canvas: Canvas, scene: LivingScene): void {
  drawRoomWindow(canvas, { x: 90, y: 132, width: 560, height: 320, panes: 4, view: scene.view, frame: '#f7f4ef' });
  canvas.rect(760, 78, 440, floorY - 98, darker(scene.wall, 0.08));
  for (const y of [200, 292]) {
    canvas.rect(820, y, 320, 10, oak);
    drawPlant(canvas, y === 200 ? 870 : 1100, y, 62, '#f3ece0');
    canvas.rect(y === 200 ? 980 : 860, y - 46, 60, 46, y === 200 ? scene.rug : '#efe5d6', { radius: 6 });
  }
  drawSideboard(canvas, 800, 586, 360, 124, lighter(scene.wall, 0.5));
  drawVase(canvas, 880, 464, scene.sofa);
  drawDining(canvas, 190, 650, 400, scene.sofa);
  for (const x of [290, 490]) drawPendant(canvas, x, 250, '#3f3b42');
  drawRug(canvas, 660, 668, 520, 98, scene.rug);
  drawSofa(canvas, 720, 728, 420, scene.sofa);
  drawCushion(canvas, 780, 600, 70, '#e2ab4a', -6);
  drawPlant(canvas, 50, 660, 150);
}

/** Glass from wall to wall and from floor to ceiling, a low sofa before it. */
function drawPanoramaRoom(canvas: Canvas, scene: LivingScene): void {
  drawView(canvas, 0, 92, canvas.width, floorY - 92, scene.view);
  for (let x = 0; x <= canvas.width; x += 240) canvas.rect(x - 5, 78, 10, floorY - 78, '#3f3d44');
  canvas.rect(0, 84, canvas.width, 10, '#3f3d44');
  canvas.rect(0, floorY - 10, canvas.width, 12, '#3f3d44');
  for (const [x, width] of [
    [0, 120],
    [1090, 110],
  ] as const) {
    canvas.rect(x, 88, width, floorY - 84, scene.curtain, { opacity: 0.94 });
    for (let fold = x + 8; fold < x + width - 6; fold += 17) canvas.rect(fold, 88, 6, floorY - 84, darker(scene.curtain, 0.1));
  }
  drawRug(canvas, 160, 634, 880, 126, scene.rug);
  canvas.ellipse(600, 694, 400, 14, '#26151d', { opacity: 0.2 });
  canvas.rect(230, 566, 740, 70, darker(scene.sofa, 0.12), { radius: 18 });
  for (const x of [244, 484, 724]) canvas.rect(x, 602, 232, 50, lighter(scene.sofa, 0.08), { radius: 12 });
  canvas.rect(236, 644, 728, 42, scene.sofa, { radius: 8 });
  for (const [x, color, lean] of [
    [268, scene.rug, -6],
    [340, '#f0e5d5', 5],
    [860, '#e2ab4a', 8],
  ] as const)
    drawCushion(canvas, x, 556, 66, color, lean);
  canvas.ellipse(600, 742, 130, 17, '#8a6042');
  canvas.ellipse(600, 736, 130, 17, '#c1946b');
  canvas.path('M560 734q-8 -20 2 -30h26q10 10 2 30z', '#f3ece0');
  drawPlant(canvas, 1050, 690, 170, '#6d7886');
  drawFloorLamp(canvas, 176, 690);
}

/** French windows that stand open towards a balcony; seats on both sides. */
function drawBalconyRoom(canvas: Canvas, scene: LivingScene): void {
  drawRoomWindow(canvas, {
    x: 430,
    y: 120,
    width: 340,
    height: floorY - 130,
    panes: 2,
    view: scene.view,
    curtain: scene.curtain,
  });
  for (let x = 434; x < 768; x += 16) canvas.rect(x, 436, 3, floorY - 446, '#3f3d44');
  canvas.rect(430, 430, 340, 8, '#3f3d44');
  for (const [x, lean] of [
    [430, -60],
    [770, 60],
  ] as const)
    canvas.polygon(
      [
        [x, 120],
        [x + lean, 146],
        [x + lean, floorY + 14],
        [x, floorY - 10],
      ],
      '#eef5f6',
      { opacity: 0.75, stroke: '#fdfbf8', strokeWidth: 9 },
    );
  for (const y of [150, 268]) drawPicture(canvas, 110, y, 120, 104);
  drawScreen(canvas, 930, 210, 230, 140);
  drawSideboard(canvas, 900, 604, 280, 130, oak);
  drawPlant(canvas, 960, 468, 66, scene.rug);
  drawRug(canvas, 220, 640, 700, 116, scene.rug);
  drawSofa(canvas, 24, 684, 330, scene.sofa);
  drawCushion(canvas, 84, 556, 70, scene.rug, -8);
  drawCushion(canvas, 226, 558, 66, '#f0e5d5', 7);
  drawCoffeeTable(canvas, 470, 726, 230);
}

/** A media wall with a lit niche; the sofa is where the viewer stands. */
function drawNiche(canvas: Canvas, scene: LivingScene): void {
  drawRoomWindow(canvas, { x: 920, y: 140, width: 210, height: 400, panes: 2, view: scene.view });
  canvas.rect(1142, 112, 58, floorY - 116, scene.curtain);
  for (let fold = 0; fold < 3; fold++) canvas.rect(1148 + fold * 18, 112, 6, floorY - 116, darker(scene.curtain, 0.1));
  canvas.rect(60, 108, 780, 462, lighter(scene.wall, 0.3));
  canvas.rect(60, 108, 190, 462, darker(scene.sofa, 0.06));
  for (let slat = 0; slat < 10; slat++) canvas.rect(66 + slat * 19, 108, 9, 462, lighter(scene.sofa, 0.1));
  canvas.rect(282, 150, 530, 276, darker(scene.wall, 0.3));
  canvas.rect(282, 150, 530, 10, '#ffe9b8');
  canvas.rect(
    282,
    160,
    530,
    80,
    canvas.gradient([
      [0, '#ffe9b8', 0.5],
      [1, '#ffe9b8', 0],
    ]),
  );
  drawScreen(canvas, 340, 196, 410, 210);
  canvas.rect(260, 470, 580, 78, oak, { radius: 3 });
  for (let door = 0; door < 4; door++) canvas.rect(266 + door * 144, 476, 138, 66, lighter(oak, 0.1), { radius: 3 });
  canvas.rect(260, 548, 580, 10, '#26151d', { opacity: 0.2 });
  drawVase(canvas, 310, 470, scene.rug);
  canvas.rect(720, 446, 70, 24, '#efe5d6', { radius: 3 });
  drawRug(canvas, 150, 640, 760, 124, scene.rug);
  for (const x of [300, 560]) {
    canvas.ellipse(x + 60, 728, 78, 12, '#26151d', { opacity: 0.18 });
    canvas.rect(x, 646, 120, 80, scene.sofa, { radius: 26 });
    canvas.ellipse(x + 60, 652, 58, 14, lighter(scene.sofa, 0.2));
  }
  drawPendant(canvas, 880, 150, scene.rug);
  drawPlant(canvas, 1000, 700, 160);
}

export const modernLivings = {
  corner: drawCorner,
  dining: drawOpenPlan,
  panorama: drawPanoramaRoom,
  balcony: drawBalconyRoom,
  niche: drawNiche,
};
