import type { Canvas } from '../drawing/canvas';
import { darker, lighter } from '../drawing/palette';
import { drawBooks } from './furniture';
import type { BedroomScene } from './layouts';
import { drawCushion, drawPendant, drawPicture, drawPlant, drawRoomWindow, drawRug, drawView, floorY } from './room';

/** A low bed under a slatted wall, glass to the floor beside it. */
function drawLow(canvas: Canvas, scene: BedroomScene): void {
  drawView(canvas, 800, 92, 400, floorY - 92, scene.view);
  for (const x of [796, 990]) canvas.rect(x, 78, 10, floorY - 78, '#3f3d44');
  canvas.rect(796, 84, 404, 10, '#3f3d44');
  canvas.rect(796, floorY - 10, 404, 12, '#3f3d44');
  canvas.rect(1110, 88, 90, floorY - 84, scene.curtain);
  for (let fold = 1116; fold < 1194; fold += 17) canvas.rect(fold, 88, 6, floorY - 84, darker(scene.curtain, 0.1));
  canvas.rect(60, 190, 690, 380, darker(scene.headboard, 0.14));
  for (let slat = 0; slat < 28; slat++) canvas.rect(64 + slat * 24.6, 190, 15, 380, scene.headboard);
  canvas.rect(60, 184, 690, 9, '#ffe9b8');
  drawRug(canvas, 60, 676, 820, 92, lighter(scene.cover, 0.4));
  canvas.ellipse(420, 700, 320, 14, '#26151d', { opacity: 0.2 });
  canvas.rect(130, 600, 560, 92, darker(scene.headboard, 0.3), { radius: 6 });
  canvas.rect(150, 520, 520, 110, '#fbf9f5', { radius: 18 });
  for (const x of [186, 440]) {
    canvas.rect(x, 486, 194, 70, '#ffffff', { radius: 22 });
    canvas.rect(x + 14, 540, 166, 8, '#e9e4dc', { radius: 4 });
  }
  drawCushion(canvas, 372, 500, 78, scene.cover, 0);
  canvas.rect(142, 578, 536, 92, scene.cover, { radius: 16 });
  canvas.rect(142, 578, 536, 26, lighter(scene.cover, 0.5), { radius: 12 });
  for (const [x, length] of [
    [100, 390],
    [718, 390],
  ] as const)
    drawPendant(canvas, x, length, '#3f3b42');
  for (const x of [70, 700]) canvas.rect(x, 590, 60, 90, '#a97c55', { radius: 4 });
  drawPlant(canvas, 950, 690, 160, scene.cover);
}

/** A wardrobe with a mirror; the bed beside the window. */
function drawWardrobe(canvas: Canvas, scene: BedroomScene): void {
  canvas.rect(50, 104, 430, 466, lighter(scene.wall, 0.45));
  for (let door = 0; door < 4; door++) {
    const x = 54 + door * 106;
    canvas.rect(x, 110, 102, 452, lighter(scene.wall, 0.6), { radius: 2 });
    if (door === 1 || door === 2)
      canvas.rect(
        x + 8,
        120,
        86,
        432,
        canvas.gradient(
          [
            [0, '#e4edf0'],
            [0.5, '#c3d2d8'],
            [1, '#dfe8eb'],
          ],
          'diagonal',
        ),
      );
    canvas.rect(x + (door % 2 === 0 ? 88 : 8), 320, 5, 60, '#dcb566', { radius: 2 });
  }
  drawRoomWindow(canvas, { x: 760, y: 140, width: 250, height: 250, panes: 2, view: scene.view, curtain: scene.curtain });
  drawRug(canvas, 420, 668, 740, 96, scene.headboard);
  canvas.ellipse(850, 704, 350, 14, '#26151d', { opacity: 0.2 });
  canvas.rect(540, 420, 46, 270, darker(scene.headboard, 0.08), { radius: 14 });
  canvas.rect(1116, 540, 34, 150, scene.headboard, { radius: 10 });
  canvas.rect(570, 600, 560, 74, darker(scene.headboard, 0.16), { radius: 4 });
  canvas.rect(576, 546, 550, 72, '#fbf9f5', { radius: 16 });
  canvas.rect(592, 506, 150, 62, '#ffffff', { radius: 22 });
  drawCushion(canvas, 700, 494, 70, '#e2ab4a', 8);
  canvas.path('M760 536h350q22 4 22 30v74h-392q-10 -60 20 -104z', scene.cover);
  canvas.path('M760 536h48q-30 50 -22 104h-46q-10 -60 20 -104z', lighter(scene.cover, 0.5));
  canvas.rect(486, 590, 46, 90, '#a97c55', { radius: 4 });
  canvas.path('M496 590v-40h26v40z', '#8dadc1');
  canvas.path('M484 510h50l12 44h-74z', '#f6e0ae');
  drawPicture(canvas, 560, 180, 120, 150);
  drawPlant(canvas, 1150, 470, 60, scene.cover);
}

/** A single bed, a desk under the window and shelves. */
function drawStudyRoom(canvas: Canvas, scene: BedroomScene): void {
  drawRoomWindow(canvas, { x: 640, y: 140, width: 280, height: 230, panes: 2, view: scene.view });
  for (const y of [190, 280]) {
    canvas.rect(1000, y, 170, 10, '#a97c55');
    drawBooks(canvas, 1008, 1160, y, 62);
  }
  canvas.rect(60, 130, 380, 150, lighter(scene.cover, 0.5), { radius: 6 });
  for (const [x, y, color] of [
    [84, 150, scene.headboard],
    [170, 168, '#e2ab4a'],
    [256, 146, scene.cover],
    [340, 172, '#efe5d6'],
  ] as const)
    canvas.rect(x, y, 72, 90, color, { radius: 3 });
  drawRug(canvas, 140, 670, 620, 96, scene.cover);
  canvas.ellipse(270, 690, 270, 13, '#26151d', { opacity: 0.18 });
  canvas.rect(40, 440, 22, 240, scene.headboard, { radius: 8 });
  canvas.rect(490, 540, 20, 140, scene.headboard, { radius: 8 });
  canvas.rect(54, 610, 446, 40, darker(scene.headboard, 0.12), { radius: 4 });
  canvas.rect(58, 552, 440, 70, '#fbf9f5', { radius: 14 });
  canvas.rect(150, 546, 350, 84, scene.cover, { radius: 14 });
  canvas.rect(150, 546, 30, 84, lighter(scene.cover, 0.5), { radius: 10 });
  canvas.rect(70, 514, 96, 52, '#ffffff', { radius: 18 });
  canvas.rect(570, 470, 470, 16, '#c79f72', { radius: 4 });
  for (const x of [584, 1010]) canvas.rect(x, 486, 12, 186, '#8a6042');
  canvas.rect(850, 486, 150, 130, lighter('#c79f72', 0.25));
  for (const y of [498, 540, 582]) canvas.rect(900, y, 50, 5, '#8a6042', { radius: 2 });
  canvas.rect(690, 392, 130, 70, '#2f3036', { radius: 4 });
  canvas.rect(696, 398, 118, 58, '#5f7686');
  canvas.rect(744, 462, 24, 9, '#6b6a70');
  canvas.path('M900 470v-50l30 -26', 'none', { stroke: '#3f3b42', strokeWidth: 5 });
  canvas.path('M920 378l34 22l-16 20z', '#e2ab4a');
  canvas.rect(690, 540, 96, 84, scene.headboard, { radius: 18 });
  canvas.rect(684, 624, 108, 20, darker(scene.headboard, 0.12), { radius: 8 });
  canvas.rect(732, 644, 12, 50, '#4a484f');
  canvas.path('M694 706l38 -18h12l38 18z', '#4a484f');
  drawPendant(canvas, 480, 130, scene.headboard);
  drawPlant(canvas, 1120, 690, 140);
}

export const otherBedrooms = { low: drawLow, wardrobe: drawWardrobe, study: drawStudyRoom };
