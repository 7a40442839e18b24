import type { Canvas } from '../drawing/canvas';
import { drawLight } from '../drawing/light';
import { darker, lighter } from '../drawing/palette';
import { otherBedrooms } from './bedroom-layouts';
import type { BedroomScene } from './layouts';
import { drawCushion, drawPanelling, drawPendant, drawPicture, drawPlant, drawRoom, drawRoomWindow, drawRug } from './room';

export function drawBedroom(canvas: Canvas, scene: BedroomScene): void {
  drawRoom(canvas, scene);
  const layouts = { double: drawDouble, attic: drawAttic, children: drawChildren, ...otherBedrooms };
  layouts[scene.layout](canvas, scene);
  drawLight(canvas, { light: 0.1 });
}

/** A bed seen from its foot. */
function drawBed(canvas: Canvas, x: number, width: number, cover: string, headboard: string): void {
  canvas.ellipse(x + width / 2 + 18, 694, width * 0.56, 15, '#26151d', { opacity: 0.2 });
  canvas.rect(x - 16, 352, width + 32, 270, headboard, { radius: 18 });
  const panels = Math.round(width / 90);
  for (let index = 0; index < panels; index++) {
    canvas.rect(x - 4 + (index * (width + 8)) / panels + 4, 366, (width + 8) / panels - 8, 160, lighter(headboard, 0.1), {
      radius: 12,
    });
  }
  canvas.rect(x, 492, width, 130, '#fbf9f5', { radius: 16 });
  const pillow = width * 0.4;
  for (const left of [x + width * 0.06, x + width * 0.54]) {
    canvas.rect(left + 4, 458, pillow, 74, '#26151d', { opacity: 0.08, radius: 22 });
    canvas.rect(left, 452, pillow, 74, '#ffffff', { radius: 22 });
    canvas.rect(left + 14, 508, pillow - 28, 8, '#e9e4dc', { radius: 4 });
  }
  canvas.rect(x - 8, 552, width + 16, 128, cover, { radius: 16 });
  canvas.rect(x - 8, 552, width + 16, 34, lighter(cover, 0.55), { radius: 12 });
  for (let fold = 0; fold < 5; fold++)
    canvas.rect(x + 30 + (fold * (width - 60)) / 4, 596, 4, 80, darker(cover, 0.1), { radius: 2 });
  canvas.rect(x - 14, 634, width + 28, 34, darker(cover, 0.24), { radius: 8 });
  for (const leg of [x + 6, x + width - 20]) canvas.rect(leg, 676, 14, 20, '#6a4a35');
}

function drawNightstand(canvas: Canvas, x: number): void {
  canvas.rect(x, 540, 96, 104, '#a97c55', { radius: 6 });
  canvas.rect(x + 8, 552, 80, 36, '#bd9069', { radius: 3 });
  canvas.rect(x + 8, 596, 80, 36, '#bd9069', { radius: 3 });
  for (const y of [568, 612]) canvas.rect(x + 38, y, 20, 4, '#6a4a35', { radius: 2 });
  for (const leg of [10, 78]) canvas.rect(x + leg, 644, 8, 18, '#6a4a35');
  canvas.circle(x + 48, 478, 74, '#ffe6b0', { opacity: canvas.sky.litShare > 0.3 ? 0.3 : 0.12 });
  canvas.path(`M${x + 38} 540q-8 -22 4 -36h12q12 14 4 36z`, '#8dadc1');
  canvas.path(`M${x + 26} 448h44l14 54h-72z`, '#f6e0ae');
}

function drawDouble(canvas: Canvas, scene: BedroomScene): void {
  drawPanelling(canvas, lighter(scene.wall, 0.22), 420);
  drawRoomWindow(canvas, { x: 884, y: 150, width: 190, height: 360, panes: 2, view: scene.view, curtain: scene.curtain });
  drawRug(canvas, 120, 660, 760, 104, lighter(scene.curtain, 0.1));
  drawBed(canvas, 260, 440, scene.cover, scene.headboard);
  drawCushion(canvas, 440, 500, 84, scene.headboard, 0);
  drawNightstand(canvas, 136);
  drawNightstand(canvas, 726);
  drawPicture(canvas, 340, 158, 130, 150);
  drawPicture(canvas, 492, 158, 130, 150);
  drawPendant(canvas, 184, 250, scene.headboard);
  drawPlant(canvas, 1110, 690, 130);
}

function drawAttic(canvas: Canvas, scene: BedroomScene): void {
  canvas.polygon(
    [
      [0, 0],
      [300, 0],
      [0, 420],
    ],
    '#b78a62',
  );
  canvas.polygon(
    [
      [1200, 0],
      [900, 0],
      [1200, 420],
    ],
    '#a0764f',
  );
  for (let board = 1; board < 6; board++) {
    canvas.line([board * 50, 0], [0, board * 70], '#8f6846', 2.5);
    canvas.line([1200 - board * 50, 0], [1200, board * 70], '#8f6846', 2.5);
  }
  canvas.rect(0, 92, 1200, 24, '#8f6846');
  canvas.rect(0, 92, 1200, 5, '#b78a62');
  drawRoomWindow(canvas, { x: 410, y: 150, width: 380, height: 150, panes: 3, view: scene.view, frame: '#8f6846' });
  drawRug(canvas, 200, 664, 800, 100, scene.curtain);
  drawBed(canvas, 380, 440, scene.cover, scene.headboard);
  drawCushion(canvas, 558, 498, 84, '#e2ab4a', 0);
  drawNightstand(canvas, 250);
  drawNightstand(canvas, 856);
  drawPlant(canvas, 130, 690, 140);
  canvas.rect(1000, 470, 150, 180, '#a97c55', { radius: 4 });
  for (const y of [486, 542, 598]) canvas.rect(1010, y, 130, 46, '#bd9069', { radius: 3 });
}

function drawChildren(canvas: Canvas, scene: BedroomScene): void {
  for (let index = 0; index < 26; index++)
    canvas.circle(
      60 + ((index * 173) % 1120),
      110 + ((index * 97) % 260),
      7,
      index % 3 === 0 ? '#e2ab4a' : lighter(scene.wall, 0.5),
      { opacity: 0.8 },
    );
  drawRoomWindow(canvas, { x: 500, y: 150, width: 240, height: 240, panes: 2, view: scene.view, curtain: scene.curtain });
  drawRug(canvas, 360, 640, 500, 110, '#e2ab4a');
  for (const [x, cover] of [
    [70, scene.cover],
    [820, scene.headboard],
  ] as const) {
    canvas.ellipse(x + 160, 676, 180, 12, '#26151d', { opacity: 0.16 });
    canvas.rect(x, 440, 20, 236, '#d8b78d', { radius: 6 });
    canvas.rect(x + 290, 500, 20, 176, '#c9a678', { radius: 6 });
    canvas.rect(x + 14, 560, 284, 70, '#fbf9f5', { radius: 12 });
    canvas.rect(x + 90, 550, 208, 84, cover, { radius: 12 });
    canvas.rect(x + 90, 550, 26, 84, lighter(cover, 0.5), { radius: 8 });
    canvas.rect(x + 22, 528, 78, 44, '#ffffff', { radius: 16 });
    canvas.rect(x + 8, 630, 294, 26, '#d8b78d', { radius: 4 });
  }
  canvas.rect(446, 470, 320, 12, '#d8b78d', { radius: 4 });
  for (const x of [456, 746]) canvas.rect(x, 482, 10, 150, '#c9a678');
  canvas.rect(640, 482, 110, 86, '#e8d2b0');
  canvas.rect(640, 522, 110, 3, '#c9a678');
  canvas.rect(500, 444, 14, 26, '#5d8fa8');
  canvas.rect(518, 434, 12, 36, '#d9653f');
  canvas.rect(534, 440, 14, 30, '#7fa07a');
  canvas.rect(520, 560, 74, 12, '#5d8fa8', { radius: 6 });
  canvas.rect(552, 572, 10, 60, '#6d7886');
  for (const x of [150, 900]) drawPicture(canvas, x, 190, 120, 120);
  canvas.circle(790, 690, 30, '#d9653f');
  canvas.rect(380, 684, 40, 40, '#5d8fa8', { radius: 4 });
  canvas.rect(392, 648, 34, 36, '#e2ab4a', { radius: 4 });
  drawPendant(canvas, 330, 170, '#f6e0ae');
}
