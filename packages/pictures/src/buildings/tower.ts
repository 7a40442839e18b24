import type { Canvas } from '../drawing/canvas';
import { drawBush, drawCar, drawStreet, drawStreetLamp, drawTree } from '../drawing/ground';
import { drawCastShadow, drawLight, drawWallLight } from '../drawing/light';
import { drawBalcony, drawWindow, glassFill, type RailKind } from '../drawing/openings';
import { darker, lighter, type Plaster, plaster } from '../drawing/palette';
import { drawHills, drawMountains, drawSea, drawSky, drawSkyline } from '../drawing/sky';

export type TowerStyle = 'loggia' | 'ribbon' | 'grid' | 'slats' | 'wave' | 'steps';

export interface Tower {
  x: number;
  width: number;
  floors: number;
  style: TowerStyle;
  wall: Plaster;
  rail?: RailKind;
  accent?: string;
}

export interface TowerScene {
  towers: readonly Tower[];
  backdrop: 'city' | 'mountains' | 'sea' | 'country';
  carColor?: string;
}

const groundY = 640;
const roofY = 132;

interface Frame {
  x: number;
  y: number;
  width: number;
  floorHeight: number;
  wall: string;
  tower: Tower;
}

export function drawTowers(canvas: Canvas, scene: TowerScene): void {
  drawSky(canvas);
  const isLow = scene.towers.every(({ floors }) => floors < 7);
  if (scene.backdrop === 'mountains') drawMountains(canvas, groundY, isLow ? 500 : 330, 4);
  if (scene.backdrop === 'sea') drawSea(canvas, 548, groundY);
  else drawHills(canvas, groundY, 170);
  if (scene.backdrop === 'city') drawSkyline(canvas, groundY, 220);
  drawStreet(canvas, groundY);
  for (const tower of scene.towers) drawTower(canvas, tower);
  drawGreenery(canvas, scene);
  drawLight(canvas);
}

function drawGreenery(canvas: Canvas, scene: TowerScene): void {
  const { random } = canvas;
  const kind = scene.backdrop === 'sea' ? 'palm' : 'round';
  for (let x = 40; x < canvas.width; x += 158) {
    const treeX = x + random.between(0, 46);
    if (kind === 'round' && random.chance(0.3)) drawTree(canvas, 'cypress', treeX, groundY + 22, random.between(58, 74));
    else drawTree(canvas, kind, treeX, groundY + 22, random.between(66, 88));
    if (random.chance(0.6)) drawBush(canvas, treeX + 34, groundY + 24, random.between(50, 80));
  }
  drawStreetLamp(canvas, random.between(500, 640), groundY + 32);
  if (scene.carColor) drawCar(canvas, random.between(160, 860), groundY + 88, scene.carColor);
}

function drawTower(canvas: Canvas, tower: Tower): void {
  const wall = plaster[tower.wall];
  const floorHeight = Math.min(54, (groundY - roofY - 58) / tower.floors);
  const height = floorHeight * tower.floors + 58;
  const y = groundY - height;
  const frame: Frame = { x: tower.x, y, width: tower.width, floorHeight, wall, tower };
  if (tower.style !== 'steps') drawCastShadow(canvas, tower.x + tower.width, y + 30, 44, height - 30);
  if (tower.style !== 'wave' && tower.style !== 'steps') drawRoof(canvas, frame);
  canvas.rect(tower.x, tower.style === 'steps' ? groundY - 60 : y, tower.width, tower.style === 'steps' ? 60 : height, wall);
  const drawFloors: Record<TowerStyle, (canvas: Canvas, frame: Frame) => void> = {
    loggia: drawLoggias,
    slats: drawLoggias,
    ribbon: drawRibbons,
    grid: drawGrid,
    wave: drawWaves,
    steps: drawSteps,
  };
  drawFloors[tower.style](canvas, frame);
  drawLobby(canvas, frame);
  if (tower.style !== 'steps') drawWallLight(canvas, tower.x, y, tower.width, height);
}

function drawRoof(canvas: Canvas, { x, y, width, wall }: Frame): void {
  canvas.rect(x + width * 0.34, y - 30, width * 0.3, 30, darker(wall, 0.16));
  canvas.rect(x + width * 0.34, y - 34, width * 0.3, 5, darker(wall, 0.32));
  for (let index = 0; index < 3; index++) drawBush(canvas, x + 10 + index * 24, y - 4, 30);
  canvas.rect(x + width * 0.82, y - 44, 2.5, 44, '#5c5960');
  canvas.rect(x - 5, y - 8, width + 10, 12, lighter(wall, 0.4));
  if (canvas.season === 'winter') canvas.rect(x - 7, y - 15, width + 14, 10, '#f7f9fb', { radius: 5 });
}

function drawLobby(canvas: Canvas, { x, width, wall, tower }: Frame): void {
  const y = groundY - 50;
  const accent = tower.accent ?? darker(wall, 0.55);
  canvas.rect(x, y - 8, width, 8, lighter(wall, 0.35));
  canvas.rect(x, y, width, 50, darker(wall, 0.42));
  const bays = Math.max(3, Math.round(width / 66));
  const bay = width / bays;
  const door = Math.floor(bays / 2);
  for (let index = 0; index < bays; index++) {
    const isLit = canvas.random.chance(canvas.sky.litShare + 0.25);
    canvas.rect(x + index * bay + 5, y + 6, bay - 10, 44, glassFill(canvas, isLit));
    if (index === door) {
      canvas.rect(x + index * bay + bay / 2 - 1.5, y + 6, 3, 44, darker(wall, 0.5));
      canvas.rect(x + index * bay - 8, y - 2, bay + 16, 9, accent);
      canvas.rect(x + index * bay - 6, y + 7, bay + 12, 5, '#26151d', { opacity: 0.22 });
    } else {
      canvas.rect(x + index * bay + 5, y + 32, bay - 10, 18, darker(wall, 0.3), { opacity: 0.5 });
    }
  }
}

const railColors: Partial<Record<NonNullable<Frame['tower']['rail']>, string>> = { wood: '#a3714a', bars: '#4a474e' };

function drawLoggias(canvas: Canvas, { x, y, width, floorHeight, wall, tower }: Frame): void {
  const bays = Math.max(3, Math.round(width / 76));
  const bay = width / bays;
  const rail = tower.style === 'slats' ? 'wood' : (tower.rail ?? 'glass');
  // Slats have their balconies in a checkerboard.
  const shift = tower.style === 'slats' ? 1 : 0;
  const stair = canvas.random.whole(1, Math.max(1, bays - 2));
  for (let floor = 0; floor < tower.floors; floor++) {
    const top = y + 8 + floor * floorHeight;
    for (let index = 0; index < bays; index++) {
      const left = x + index * bay;
      if (index === stair || (index + shift * floor) % 2 !== 0) {
        const inset = index === stair ? bay * 0.32 : bay * 0.2;
        drawWindow(canvas, left + inset, top + floorHeight * 0.18, bay - inset * 2, floorHeight * 0.58, {
          frame: darker(wall, 0.55),
        });
      } else {
        canvas.rect(left + 6, top + 3, bay - 12, floorHeight - 8, darker(wall, 0.26));
        drawWindow(canvas, left + 13, top + 8, bay - 26, floorHeight - 15, { frame: darker(wall, 0.55), hasSill: false });
        drawBalcony(
          canvas,
          left + 4,
          top + floorHeight * 0.52,
          bay - 8,
          floorHeight * 0.36,
          rail,
          railColors[rail] ?? lighter(wall, 0.3),
        );
        if (canvas.random.chance(0.3)) drawBush(canvas, left + 10, top + floorHeight * 0.5, 26);
      }
    }
  }
}

function drawRibbons(canvas: Canvas, { x, y, width, floorHeight, wall, tower }: Frame): void {
  const count = Math.max(5, Math.round(width / 34));
  const pane = (width - 28) / count;
  for (let floor = 0; floor < tower.floors; floor++) {
    const top = y + 8 + floor * floorHeight;
    const glassHeight = floorHeight * 0.58;
    canvas.rect(x + 14, top, width - 28, glassHeight, glassFill(canvas, false));
    for (let index = 0; index < count; index++) {
      if (canvas.random.chance(canvas.sky.litShare))
        canvas.rect(x + 14 + index * pane, top, pane, glassHeight, glassFill(canvas, true));
      else if (canvas.random.chance(0.2))
        canvas.rect(x + 14 + index * pane, top, pane, glassHeight, '#ffffff', { opacity: 0.24 });
      canvas.rect(x + 13 + index * pane, top, 2.5, glassHeight, darker(wall, 0.5));
    }
    canvas.rect(x + 14, top, width - 28, 5, '#26151d', { opacity: 0.2 });
    canvas.rect(x - 6, top + glassHeight, width + 12, floorHeight * 0.3, lighter(wall, 0.3));
    canvas.rect(x - 6, top + glassHeight + floorHeight * 0.3, width + 12, 4, '#26151d', { opacity: 0.16 });
  }
  if (tower.accent) canvas.rect(x + width * 0.62, y, 16, tower.floors * floorHeight + 6, tower.accent);
}

function drawGrid(canvas: Canvas, { x, y, width, floorHeight, wall, tower }: Frame): void {
  const bays = Math.max(4, Math.round(width / 54));
  const bay = (width - 12) / bays;
  const accent = tower.accent ?? '#a3714a';
  for (let floor = 0; floor < tower.floors; floor++) {
    const top = y + 10 + floor * floorHeight;
    for (let index = 0; index < bays; index++) {
      const left = x + 6 + index * bay;
      canvas.rect(left + 3, top, bay - 6, floorHeight - 7, darker(wall, 0.3));
      const hasPanel = (index * 3 + floor * 2) % 5 === 0;
      const glassWidth = hasPanel ? bay * 0.52 : bay - 14;
      drawWindow(canvas, left + 7, top + 6, glassWidth, floorHeight - 14, {
        frame: darker(wall, 0.6),
        panes: hasPanel ? 1 : 2,
        hasSill: false,
      });
      if (hasPanel) canvas.rect(left + 11 + glassWidth, top + 4, bay - 17 - glassWidth, floorHeight - 11, accent);
      canvas.rect(left + 3, top, bay - 6, 4, '#26151d', { opacity: 0.25 });
      if (!hasPanel && floor % 2 === 1)
        canvas.rect(left + 4, top + floorHeight * 0.54, bay - 8, floorHeight * 0.32, '#dcebf0', { opacity: 0.5 });
    }
  }
}

/** A sea tower: each slab a little wider or narrower than the one below. */
function drawWaves(canvas: Canvas, { x, y, width, floorHeight, wall, tower }: Frame): void {
  canvas.rect(x + width * 0.3, y - 26, width * 0.4, 26, darker(wall, 0.2));
  canvas.rect(x + width * 0.49, y - 62, 4, 40, '#6b6870');
  for (let floor = 0; floor < tower.floors; floor++) {
    const top = y + floor * floorHeight;
    const reach = 13 + Math.sin(floor * 0.62) * 13;
    canvas.rect(x, top, width, floorHeight, darker(wall, 0.22));
    const count = Math.max(4, Math.round(width / 42));
    for (let index = 0; index < count; index++) {
      const isLit = canvas.random.chance(canvas.sky.litShare);
      canvas.rect(x + (index * width) / count + 3, top + 5, width / count - 6, floorHeight - 8, glassFill(canvas, isLit));
    }
    canvas.rect(x - reach, top + floorHeight * 0.48, width + reach * 2, floorHeight * 0.36, '#e4f0f3', { opacity: 0.5 });
    canvas.rect(x - reach - 3, top + floorHeight * 0.82, width + reach * 2 + 6, floorHeight * 0.18, lighter(wall, 0.5), {
      radius: 4,
    });
    canvas.rect(x - reach, top + floorHeight, width + reach * 2, 4, '#26151d', { opacity: 0.16 });
  }
  canvas.rect(x - 14, y - 8, width + 28, 11, lighter(wall, 0.5), { radius: 5 });
}

/** Terraces step back towards the top, with a garden on each. */
function drawSteps(canvas: Canvas, { x, y, width, floorHeight, wall, tower }: Frame): void {
  for (let floor = tower.floors - 1; floor >= 0; floor--) {
    const top = y + 8 + floor * floorHeight;
    const step = Math.floor((tower.floors - 1 - floor) / 2);
    const levelWidth = width - step * 46;
    canvas.rect(x, top, levelWidth, floorHeight + 2, floor % 2 === 0 ? wall : lighter(wall, 0.12));
    const bays = Math.max(2, Math.round(levelWidth / 62));
    const bay = levelWidth / bays;
    for (let index = 0; index < bays; index++) {
      drawWindow(canvas, x + index * bay + 9, top + 9, bay - 18, floorHeight - 17, { frame: darker(wall, 0.5), hasSill: false });
    }
    canvas.rect(x, top + floorHeight - 4, levelWidth, 5, lighter(wall, 0.4));
    canvas.rect(x - 3, top - 5, levelWidth + 6, 7, lighter(wall, 0.4));
    if (floor === 0 || (tower.floors - 1 - floor) % 2 === 1) {
      const edge = x + levelWidth;
      drawBush(canvas, edge - 52, top - 4, 46);
      canvas.rect(edge - 62, top - 20, 62, 16, '#dcebf0', { opacity: 0.6 });
    }
  }
}
