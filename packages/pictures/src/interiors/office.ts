import type { Canvas } from '../drawing/canvas';
import { drawLight } from '../drawing/light';
import { darker, lighter } from '../drawing/palette';
import { drawPendant, drawPicture, drawPlant, drawRoom, drawRoomWindow, type RoomColors, type ViewKind } from './room';

export interface OfficeScene extends RoomColors {
  layout: 'open' | 'meeting';
  accent: string;
  view: ViewKind;
}

export function drawOffice(canvas: Canvas, scene: OfficeScene): void {
  drawRoom(canvas, scene);
  drawRoomWindow(canvas, { x: 120, y: 130, width: 960, height: 270, panes: 6, view: scene.view, frame: '#4a484f' });
  if (scene.layout === 'open') drawDesks(canvas, scene);
  else drawMeeting(canvas, scene);
  drawPlant(canvas, 70, 670, 150, '#f3ece0');
  drawPlant(canvas, 1136, 670, 150, '#f3ece0');
  drawLight(canvas, { light: 0.1 });
}

function drawDesks(canvas: Canvas, { accent }: OfficeScene): void {
  for (const x of [140, 460, 780]) {
    canvas.ellipse(x + 150, 704, 160, 12, '#26151d', { opacity: 0.18 });
    drawChair(canvas, x + 106, accent);
    canvas.rect(x, 540, 290, 16, '#c79f72', { radius: 3 });
    canvas.rect(x, 540, 290, 5, '#dfbd95', { radius: 2 });
    canvas.rect(x + 8, 556, 10, 142, '#4a484f');
    canvas.rect(x + 270, 556, 10, 142, '#4a484f');
    canvas.rect(x + 206, 556, 58, 92, '#ece7df', { radius: 3 });
    for (const y of [564, 592, 620]) canvas.rect(x + 224, y + 8, 22, 4, '#8c8a90', { radius: 2 });
    canvas.rect(x + 70, 434, 140, 84, '#2f3036', { radius: 5 });
    canvas.rect(
      x + 76,
      440,
      128,
      70,
      canvas.gradient(
        [
          [0, '#7b93a3'],
          [1, '#4f6272'],
        ],
        'diagonal',
      ),
    );
    canvas.rect(x + 134, 518, 12, 18, '#6b6a70');
    canvas.rect(x + 112, 534, 56, 6, '#6b6a70', { radius: 3 });
    canvas.rect(x + 30, 514, 24, 26, accent, { radius: 4 });
    canvas.rect(x + 226, 526, 44, 14, '#e2ab4a', { radius: 2 });
  }
  for (const x of [300, 620, 920]) drawPendant(canvas, x, 110, accent);
}

function drawChair(canvas: Canvas, x: number, color: string): void {
  canvas.rect(x, 470, 90, 110, color, { radius: 20 });
  canvas.rect(x + 10, 480, 70, 8, lighter(color, 0.22), { radius: 4 });
  canvas.rect(x - 6, 590, 102, 22, darker(color, 0.12), { radius: 10 });
  canvas.rect(x + 40, 612, 10, 62, '#4a484f');
  canvas.path(`M${x + 2} 690l38 -20h10l38 20h-12l-31 -12l-31 12z`, '#4a484f');
  for (const wheel of [4, 45, 86]) canvas.circle(x + wheel, 692, 7, '#2f3036');
}

function drawMeeting(canvas: Canvas, { accent }: OfficeScene): void {
  for (let index = 0; index < 5; index++) {
    canvas.rect(236 + index * 154, 456, 104, 130, darker(accent, 0.1), { radius: 18 });
    canvas.rect(246 + index * 154, 466, 84, 8, lighter(accent, 0.25), { radius: 4 });
  }
  canvas.ellipse(610, 716, 470, 14, '#26151d', { opacity: 0.2 });
  canvas.rect(160, 572, 880, 24, '#a5764f', { radius: 8 });
  canvas.rect(160, 572, 880, 7, '#c39670', { radius: 4 });
  for (const x of [270, 860]) canvas.path(`M${x} 596h70l16 116h-102z`, '#4a484f');
  for (let index = 0; index < 4; index++) {
    const x = 290 + index * 170;
    canvas.path(`M${x} 572l8 -46h78l8 46z`, '#d9dcde');
    canvas.circle(x + 47, 550, 6, '#b4b8ba');
    canvas.rect(x + 112, 548, 15, 24, '#dce9ee', { radius: 2 });
  }
  drawPicture(canvas, 26, 200, 76, 100);
  drawPicture(canvas, 1104, 200, 76, 100);
  for (const x of [360, 600, 840]) drawPendant(canvas, x, 110, '#3f3b42');
}
