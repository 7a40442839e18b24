import type { Canvas } from '../drawing/canvas';
import { drawCarvedBalcony, drawFrenchWindows, drawTileRoof } from '../drawing/carving';
import { drawBush, drawCar, drawHedge, drawLawn, drawStreet, drawTree, drawWalk } from '../drawing/ground';
import { drawLight, drawWallLight } from '../drawing/light';
import { drawArch, drawAwning, drawBalcony, drawDoorLeaves, drawWindow, glassFill } from '../drawing/openings';
import { darker, lighter, type Plaster, plaster } from '../drawing/palette';
import { drawHills, drawMountains, drawSea, drawSky } from '../drawing/sky';
import { drawStonework } from './house';

export interface HotelScene {
  layout: 'grand' | 'mountain' | 'sea' | 'boutique';
  wall: Plaster;
  accent: string;
}

const groundY = 640;

export function drawHotel(canvas: Canvas, scene: HotelScene): void {
  drawSky(canvas);
  const layouts = { grand: drawGrand, mountain: drawMountainHotel, sea: drawSeaHotel, boutique: drawBoutique };
  layouts[scene.layout](canvas, plaster[scene.wall], scene.accent);
  drawLight(canvas);
}

function drawFlags(canvas: Canvas, xs: readonly number[], y: number, accent: string): void {
  for (const x of xs) {
    canvas.rect(x, y - 62, 3, 62, '#5c5960');
    canvas.path(`M${x + 3} ${y - 60}q14 -7 26 0t22 0v22q-12 6 -24 0t-24 0z`, accent);
  }
}

function drawStars(canvas: Canvas, x: number, y: number, count: number): void {
  for (let index = 0; index < count; index++) {
    const center = x + (index - (count - 1) / 2) * 30;
    const points = Array.from({ length: 10 }, (_, corner): readonly [number, number] => {
      const radius = corner % 2 === 0 ? 11 : 4.6;
      const angle = (corner * Math.PI) / 5 - Math.PI / 2;
      return [center + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    });
    canvas.polygon(points, '#f3c659', { isGlowing: true });
  }
}

function drawGrand(canvas: Canvas, wall: string, accent: string): void {
  drawHills(canvas, groundY, 230);
  drawStreet(canvas, groundY);
  canvas.rect(130, 196, 940, groundY - 196, wall);
  canvas.rect(440, 166, 320, groundY - 166, lighter(wall, 0.25));
  for (let floor = 0; floor < 4; floor++) {
    const top = 216 + floor * 82;
    for (let column = 0; column < 12; column++) {
      const left = 152 + column * 77;
      if (floor === 1 || floor === 2) {
        drawArch(canvas, left, top, 38, 56, { hasSill: false });
        drawBalcony(canvas, left - 8, top + 38, 54, 20, 'bars', '#4a474e');
      } else drawWindow(canvas, left, top, 38, 52, { hasTransom: true, panes: 2 });
    }
    canvas.rect(130, top + 68, 940, 4, lighter(wall, 0.4));
  }
  drawWallLight(canvas, 130, 196, 940, groundY - 196);
  canvas.path('M430 168Q600 82 770 168Z', '#55626a');
  canvas.rect(420, 160, 360, 14, lighter(wall, 0.5));
  canvas.rect(118, 186, 304, 14, lighter(wall, 0.5));
  canvas.rect(778, 186, 304, 14, lighter(wall, 0.5));
  drawStars(canvas, 600, 146, 5);
  canvas.rect(130, 546, 940, groundY - 546, darker(wall, 0.22));
  for (const x of [160, 262, 364, 772, 874, 976]) canvas.rect(x, 562, 70, 66, glassFill(canvas, true));
  drawDoorLeaves(canvas, 556, 556, 88, groundY - 556, '#7a4b34');
  canvas.rect(492, 560, 54, 72, glassFill(canvas, true));
  canvas.rect(654, 560, 54, 72, glassFill(canvas, true));
  drawAwning(canvas, 470, 530, 260, 20, accent);
  canvas.rect(560, groundY, 80, 34, accent);
  drawFlags(canvas, [180, 290, 910, 1020], 188, accent);
  for (const x of [60, 1130]) drawTree(canvas, 'cypress', x, groundY + 22, 130);
  for (const x of [510, 690]) drawTree(canvas, 'cypress', x, groundY + 26, 52);
  drawCar(canvas, 230, groundY + 92, '#2f2c33');
}

function drawMountainHotel(canvas: Canvas, wall: string, accent: string): void {
  drawMountains(canvas, groundY, 500, 3);
  drawHills(canvas, groundY, 120);
  drawLawn(canvas, groundY, '#9fb385');
  drawStonework(canvas, 140, 540, 920, 100, '#c4baad');
  canvas.rect(140, 290, 920, 250, wall);
  for (let x = 150; x < 1060; x += 18) canvas.rect(x, 290, 2, 250, darker(wall, 0.12));
  for (let floor = 0; floor < 3; floor++) {
    for (let column = 0; column < 9; column++) {
      const left = 164 + column * 101;
      const top = 304 + floor * 80;
      drawWindow(canvas, left, top, 64, 58, { frame: '#4a3a33', hasSill: false });
      drawBalcony(canvas, left - 8, top + 36, 80, 26, 'wood', '#8a5c3d');
    }
  }
  drawWallLight(canvas, 140, 290, 920, 350);
  drawTileRoof(canvas, 104, 200, 992, 92, 140, '#5b5254');
  for (const x of [350, 850]) {
    canvas.polygon(
      [
        [x - 90, 294],
        [x, 172],
        [x + 90, 294],
      ],
      '#4a4244',
    );
    canvas.polygon(
      [
        [x - 64, 292],
        [x, 206],
        [x + 64, 292],
      ],
      lighter(wall, 0.15),
    );
    drawWindow(canvas, x - 24, 240, 48, 46, { panes: 2, frame: '#4a3a33' });
  }
  canvas.rect(470, 548, 260, 12, '#4a3a33');
  for (let index = 0; index < 5; index++) canvas.rect(486 + index * 46, 566, 42, 74, glassFill(canvas, true));
  for (const x of [200, 290, 380, 760, 850, 940]) canvas.rect(x, 566, 56, 48, glassFill(canvas, canvas.random.chance(0.6)));
  drawFlags(canvas, [500, 690], 210, accent);
  drawWalk(canvas, 550, groundY, 100);
  for (const [x, size] of [
    [60, 190],
    [1140, 200],
    [1085, 130],
  ] as const)
    drawTree(canvas, 'pine', x, groundY + 14, size);
  drawHedge(canvas, 200, groundY + 34, 300, 24);
  drawHedge(canvas, 700, groundY + 34, 300, 24);
}

function drawSeaHotel(canvas: Canvas, wall: string, accent: string): void {
  drawSea(canvas, 500, groundY);
  canvas.rect(0, groundY - 30, canvas.width, 30, '#ead9b4');
  drawStreet(canvas, groundY);
  for (let floor = 0; floor < 9; floor++) {
    const top = 142 + floor * 50;
    const left = 240 - floor * 6;
    const width = 720 + floor * 12;
    canvas.rect(left, top, width, 51, floor % 2 === 0 ? wall : darker(wall, 0.04));
    const bays = 11;
    for (let bay = 0; bay < bays; bay++) {
      const isLit = canvas.random.chance(canvas.sky.litShare);
      canvas.rect(left + (bay * width) / bays + 8, top + 6, width / bays - 16, 40, glassFill(canvas, isLit));
    }
    canvas.rect(left - 8, top + 24, width + 16, 18, '#e4f0f3', { opacity: 0.55 });
    canvas.rect(left - 12, top + 42, width + 24, 9, lighter(wall, 0.5), { radius: 4 });
  }
  drawWallLight(canvas, 190, 142, 820, 450);
  canvas.rect(228, 128, 744, 14, lighter(wall, 0.4));
  canvas.rect(560, 100, 80, 28, darker(wall, 0.2));
  canvas.rect(170, 592, 860, 48, darker(wall, 0.4));
  for (let index = 0; index < 13; index++) canvas.rect(182 + index * 65, 598, 56, 42, glassFill(canvas, true));
  canvas.rect(480, 582, 240, 14, accent);
  drawStars(canvas, 600, 570, 4);
  for (const [x, size] of [
    [70, 170],
    [150, 130],
    [1060, 130],
    [1140, 175],
  ] as const)
    drawTree(canvas, 'palm', x, groundY + 26, size);
  for (const x of [320, 860]) drawTree(canvas, 'palm', x, groundY + 30, 80);
  drawFlags(canvas, [440, 740], 592, accent);
}

function drawBoutique(canvas: Canvas, wall: string, accent: string): void {
  drawHills(canvas, groundY, 320);
  drawStreet(canvas, groundY);
  canvas.rect(0, 280, 190, groundY - 280, plaster.tuff);
  canvas.rect(1010, 260, 190, groundY - 260, plaster.rose);
  drawTileRoof(canvas, -20, 240, 216, 42, 30);
  drawTileRoof(canvas, 1004, 220, 220, 42, 30);
  for (const x of [60, 1090]) for (const y of [330, 450]) drawWindow(canvas, x, y, 50, 74, { hasTransom: true });
  canvas.rect(190, 200, 820, groundY - 200, wall);
  drawWallLight(canvas, 190, 200, 820, groundY - 200);
  const upper = { x: 240, y: 222, width: 720, height: 116, bays: 8, color: '#7a4b34' };
  const lower = { ...upper, y: 372, height: 120 };
  for (const gallery of [upper, lower]) {
    drawFrenchWindows(canvas, gallery);
    drawCarvedBalcony(canvas, gallery);
  }
  drawTileRoof(canvas, 166, 138, 868, 64, 80);
  canvas.rect(190, 526, 820, groundY - 526, darker(wall, 0.3));
  for (const x of [226, 330, 434, 706, 810, 914]) drawArch(canvas, x, 544, 62, 78, { isLit: true });
  drawArch(canvas, 556, 540, 88, groundY - 540, { door: accent, frame: '#efe4d2' });
  for (const x of [220, 428, 700, 904]) drawAwning(canvas, x, 534, 76, 14, accent);
  drawFlags(canvas, [530, 670], 560, accent);
  for (const x of [540, 660]) {
    canvas.rect(x - 16, groundY + 2, 32, 26, '#b9694c');
    drawBush(canvas, x - 26, groundY + 6, 52);
  }
  drawStars(canvas, 600, 182, 4);
  drawTree(canvas, 'cypress', 120, groundY + 24, 110);
  drawTree(canvas, 'cypress', 1080, groundY + 24, 110);
}
