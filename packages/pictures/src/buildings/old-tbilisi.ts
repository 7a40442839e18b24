import type { Canvas } from '../drawing/canvas';
import {
  drawCarvedBalcony,
  drawChimney,
  drawFrenchWindows,
  drawGlazedGallery,
  drawTileRoof,
  type Gallery,
} from '../drawing/carving';
import { drawBench, drawStreet, drawStreetLamp, drawTree } from '../drawing/ground';
import { drawLight, drawWallLight } from '../drawing/light';
import { drawArch, drawDoorLeaves, drawWindow } from '../drawing/openings';
import { darker, lighter, type Plaster, plaster, type Wood, wood } from '../drawing/palette';
import { drawHills, drawSky } from '../drawing/sky';

export interface OldHouseScene {
  layout: 'gallery' | 'bay' | 'double' | 'courtyard';
  wall: Plaster;
  wood: Wood;
  base: Plaster;
  neighbours: readonly [Plaster, Plaster];
  hasPalms?: boolean;
}

const groundY = 650;

export function drawOldHouse(canvas: Canvas, scene: OldHouseScene): void {
  drawSky(canvas);
  drawHills(canvas, groundY, 330);
  if (scene.layout === 'courtyard') drawCourtyard(canvas, scene);
  else drawStreetHouse(canvas, scene);
  drawLight(canvas);
}

function drawStreetHouse(canvas: Canvas, scene: OldHouseScene): void {
  drawStreet(canvas, groundY);
  drawNeighbour(canvas, -30, 262, 190, plaster[scene.neighbours[0]]);
  drawNeighbour(canvas, 1040, 234, 200, plaster[scene.neighbours[1]]);
  const x = 160;
  const width = 880;
  const y = 196;
  const wall = plaster[scene.wall];
  drawChimney(canvas, x + 150, y - 98);
  drawChimney(canvas, x + 700, y - 98);
  canvas.rect(x, y, width, groundY - y, wall);
  drawUpperFloor(canvas, scene, x, y, width);
  drawBase(canvas, scene, x, width);
  drawWallLight(canvas, x, y, width, groundY - y);
  drawStoreys(canvas, scene, x, y, width);
  drawTileRoof(canvas, x - 22, y - 66, width + 44, 68, 74);
  drawCornice(canvas, x - 14, y + 4, width + 28);
  drawGrapevine(canvas, x + width - 30, y + 60);
  drawStreetLamp(canvas, 118, groundY + 32);
  drawTree(canvas, scene.hasPalms ? 'palm' : 'cypress', 1090, groundY + 26, 130);
  drawTree(canvas, scene.hasPalms ? 'palm' : 'round', 56, groundY + 26, 96);
  if (canvas.random.chance(0.5)) drawBench(canvas, 240, groundY + 32);
}

function drawNeighbour(canvas: Canvas, x: number, y: number, width: number, wall: string): void {
  canvas.rect(x, y, width, groundY - y, wall);
  drawTileRoof(canvas, x - 12, y - 40, width + 24, 42, 34, '#a75a46');
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 2; column++) {
      drawWindow(canvas, x + width * (0.2 + column * 0.4), y + 46 + row * 122, 42, 70, { hasTransom: true });
    }
  }
  canvas.rect(x, groundY - 34, width, 34, darker(wall, 0.24));
}

function drawCornice(canvas: Canvas, x: number, y: number, width: number): void {
  canvas.rect(x, y, width, 9, '#f0e6d8');
  for (let tooth = x + 6; tooth < x + width - 8; tooth += 18) canvas.rect(tooth, y + 9, 9, 6, '#e3d6c4');
}

function drawUpperFloor(canvas: Canvas, scene: OldHouseScene, x: number, y: number, width: number): void {
  const trim = lighter(plaster[scene.wall], 0.45);
  for (const left of [x, x + width - 22]) {
    canvas.rect(left, y, 22, groundY - y, trim);
    for (let stone = y + 20; stone < groundY; stone += 30) canvas.rect(left, stone, 22, 2, darker(trim, 0.16));
  }
}

function drawStoreys(canvas: Canvas, scene: OldHouseScene, x: number, y: number, width: number): void {
  const color = wood[scene.wood];
  const upper: Gallery = { x: x + 60, y: y + 26, width: width - 120, height: 128, bays: 9, color };
  const lower: Gallery = { ...upper, y: y + 182, height: 134 };
  const shutter = darker(color, 0.1);
  if (scene.layout === 'gallery') {
    drawGlazedGallery(canvas, { ...upper, bays: 11 });
    drawFrenchWindows(canvas, lower);
    drawCarvedBalcony(canvas, lower);
    return;
  }
  if (scene.layout === 'double') {
    for (const gallery of [upper, lower]) {
      drawFrenchWindows(canvas, gallery);
      drawCarvedBalcony(canvas, gallery);
    }
    return;
  }
  for (const top of [y + 34, y + 190]) {
    for (const left of [x + 64, x + 158, x + width - 200, x + width - 106]) {
      drawShutteredWindow(canvas, left, top, shutter);
    }
  }
  const bay: Gallery = { x: x + width / 2 - 170, y: y + 22, width: 340, height: 136, bays: 5, color };
  drawGlazedGallery(canvas, bay);
  const open: Gallery = { ...bay, y: y + 188, height: 130, bays: 4 };
  drawFrenchWindows(canvas, open);
  drawCarvedBalcony(canvas, open);
}

function drawShutteredWindow(canvas: Canvas, x: number, y: number, shutter: string): void {
  canvas.path(`M${x - 10} ${y - 8}h62l-8 -14h-46z`, '#f3ebdf');
  drawWindow(canvas, x, y, 42, 96, { hasTransom: true, panes: 2 });
  for (const left of [x - 22, x + 46]) {
    canvas.rect(left, y - 2, 18, 100, shutter);
    for (let slat = 0; slat < 11; slat++) canvas.rect(left + 3, y + 4 + slat * 9, 12, 2.4, darker(shutter, 0.3));
  }
}

function drawBase(canvas: Canvas, scene: OldHouseScene, x: number, width: number): void {
  const stone = plaster[scene.base];
  const top = groundY - 118;
  canvas.rect(x, top, width, 118, stone);
  for (let row = 0; row < 6; row++) {
    canvas.rect(x, top + row * 20, width, 1.6, darker(stone, 0.18));
    for (let joint = x + (row % 2) * 26; joint < x + width; joint += 52)
      canvas.rect(joint, top + row * 20, 1.6, 20, darker(stone, 0.14));
  }
  canvas.rect(x - 4, top - 6, width + 8, 8, lighter(stone, 0.3));
  const openings = 7;
  for (let index = 0; index < openings; index++) {
    const center = x + (width * (index + 0.5)) / openings;
    if (index === 3) drawArch(canvas, center - 40, top + 16, 80, 102, { door: wood[scene.wood], frame: '#efe4d2' });
    else drawArch(canvas, center - 28, top + 24, 56, 66, { frame: lighter(stone, 0.4) });
  }
}

function drawGrapevine(canvas: Canvas, x: number, y: number): void {
  canvas.path(`M${x} ${groundY}Q${x + 18} ${y + 250} ${x - 6} ${y + 140}T${x + 6} ${y}`, 'none', {
    stroke: '#6d5340',
    strokeWidth: 6,
  });
  for (let index = 0; index < 44; index++) {
    const leafY = y + index * 9;
    const leafX = x + Math.sin(index * 1.9) * 24 + canvas.random.between(-8, 8);
    canvas.circle(
      leafX,
      leafY,
      canvas.random.between(7, 13),
      canvas.random.pick([canvas.leaf.vine, canvas.leaf.mid, canvas.leaf.light] as const),
    );
  }
}

/** An Italian courtyard: galleries round three sides, an outside stair, a line of washing. */
function drawCourtyard(canvas: Canvas, scene: OldHouseScene): void {
  const wall = plaster[scene.wall];
  const color = wood[scene.wood];
  canvas.rect(0, 130, canvas.width, groundY - 130, wall);
  drawTileRoof(canvas, -60, 76, canvas.width + 120, 62, 20);
  for (let floor = 0; floor < 3; floor++) {
    const gallery: Gallery = { x: 210, y: 148 + floor * 166, width: 780, height: 136, bays: 8, color };
    if (floor === 2) {
      drawGroundFloor(canvas, scene);
      continue;
    }
    drawFrenchWindows(canvas, gallery);
    drawWallLight(canvas, 210, gallery.y, 780, 140);
    if (floor === 0) drawGlazedGallery(canvas, { ...gallery, width: 292.5, bays: 4 });
    drawCarvedBalcony(canvas, floor === 0 ? { ...gallery, x: 502.5, width: 487.5, bays: 5 } : gallery);
  }
  drawWing(canvas, -20, 230, color, wall);
  drawWing(canvas, 990, 230, color, darker(wall, 0.1));
  drawYardGround(canvas);
  drawLaundryLine(canvas, 225, 985, 302);
}

function drawGroundFloor(canvas: Canvas, scene: OldHouseScene): void {
  const base = plaster[scene.base];
  canvas.rect(210, 486, 780, groundY - 486, base);
  for (let index = 0; index < 5; index++) {
    const center = 288 + index * 156;
    if (index === 2) drawArch(canvas, center - 46, 516, 92, groundY - 516, { door: wood[scene.wood] });
    else drawArch(canvas, center - 34, 526, 68, 88);
  }
  canvas.rect(210, 486, 780, 16, '#26151d', { opacity: 0.2 });
}

function drawWing(canvas: Canvas, x: number, width: number, color: string, wall: string): void {
  canvas.rect(x, 140, width, groundY - 140, wall);
  drawGlazedGallery(canvas, { x: x + 10, y: 158, width: width - 20, height: 136, bays: 3, color: darker(color, 0.1) });
  drawGlazedGallery(canvas, { x: x + 10, y: 324, width: width - 20, height: 136, bays: 3, color: darker(color, 0.1) });
  drawWindow(canvas, x + 34, 520, 56, 84, { hasTransom: true });
  canvas.rect(x + 136, 508, 60, groundY - 508, '#efe4d2');
  drawDoorLeaves(canvas, x + 142, 514, 48, groundY - 514, color);
}

function drawYardGround(canvas: Canvas): void {
  canvas.rect(0, groundY, canvas.width, canvas.height - groundY, '#c9bba8');
  for (let row = 0; row < 8; row++) {
    for (let x = (row % 2) * 34; x < canvas.width; x += 68) {
      canvas.rect(x + 2, groundY + row * 20 + 2, 64, 16, row % 2 === 0 ? '#d3c6b4' : '#c2b39f', { radius: 5 });
    }
  }
  drawTree(canvas, 'round', 330, groundY + 34, 120);
  drawBench(canvas, 430, groundY + 34);
  for (const x of [720, 770, 820]) {
    canvas.path(`M${x} ${groundY + 2}h34l-5 30h-24z`, '#b9694c');
    canvas.circle(x + 17, groundY - 8, 18, canvas.leaf.mid);
    canvas.circle(x + 11, groundY - 14, 6, '#c9574e');
    canvas.circle(x + 24, groundY - 10, 5, '#e6a9a0');
  }
}

function drawLaundryLine(canvas: Canvas, from: number, to: number, y: number): void {
  canvas.path(`M${from} ${y}Q${(from + to) / 2} ${y + 34} ${to} ${y}`, 'none', { stroke: '#f5efe5', strokeWidth: 1.6 });
  for (let index = 0; index < 7; index++) {
    const share = 0.16 + index * 0.1;
    const x = from + (to - from) * share;
    const top = y + 68 * share * (1 - share);
    const color = canvas.random.pick(['#ffffff', '#d98f7a', '#8db0c4', '#e6c679', '#f2ece2'] as const);
    canvas.rect(x, top, 38, canvas.random.between(38, 58), color);
    canvas.rect(x + 28, top, 10, 38, '#26151d', { opacity: 0.06 });
  }
}
