import type { Canvas } from '../drawing/canvas';
import { drawBench, drawBush, drawCar, drawStreet, drawTree } from '../drawing/ground';
import { drawLight, drawWallLight } from '../drawing/light';
import { drawBalcony, drawDoorLeaves, drawWindow, glassFill } from '../drawing/openings';
import { darker, lighter, type Plaster, plaster } from '../drawing/palette';
import { drawHills, drawMountains, drawSea, drawSky, drawSkyline } from '../drawing/sky';
import type { Landscape } from '../scene';

export interface BlockScene {
  wall: Plaster;
  accent: string;
  floors: number;
  sections: number;
  pattern: 'mosaic' | 'stripes' | 'plain';
  carColor: string;
  backdrop?: Landscape;
}

const groundY = 640;
const loggiaFrames = ['#f5f1ea', '#7b5138', '#3d7686', '#8f9ba3', '#5f6f52'] as const;

/** A panel block of the 1970s as lived in today: every loggia glazed by its own owner. */
export function drawBlock(canvas: Canvas, scene: BlockScene): void {
  drawSky(canvas);
  const backdrop = scene.backdrop ?? 'city';
  if (backdrop === 'mountains') drawMountains(canvas, groundY, 420, 4);
  drawHills(canvas, groundY, 190);
  if (backdrop === 'sea') drawSea(canvas, 548, groundY);
  if (backdrop === 'city') drawSkyline(canvas, groundY, 240);
  drawStreet(canvas, groundY);
  const x = 92;
  const width = canvas.width - x * 2;
  const floorHeight = Math.min(92, 468 / scene.floors);
  const y = groundY - floorHeight * scene.floors - 18;
  const wall = plaster[scene.wall];
  canvas.rect(
    x + width,
    y + 34,
    46,
    groundY - y - 34,
    canvas.gradient(
      [
        [0, '#26151d', 0.22],
        [1, '#26151d', 0],
      ],
      'right',
    ),
  );
  drawRoof(canvas, x, y, width, wall);
  canvas.rect(x, y, width, groundY - y, wall);
  const section = width / scene.sections;
  for (let index = 0; index < scene.sections; index++) {
    drawSection(canvas, scene, x + index * section, y + 6, section, floorHeight);
  }
  canvas.rect(x, groundY - 14, width, 14, darker(wall, 0.3));
  drawWallLight(canvas, x, y, width, groundY - y);
  drawYard(canvas, scene);
  drawLight(canvas);
}

function drawRoof(canvas: Canvas, x: number, y: number, width: number, wall: string): void {
  for (let index = 0; index < 3; index++) {
    const left = x + width * (0.14 + index * 0.32);
    canvas.rect(left, y - 26, 70, 26, darker(wall, 0.2));
    canvas.rect(left - 4, y - 30, 78, 5, darker(wall, 0.34));
    canvas.rect(left + 98, y - 34, 2, 34, '#67646a');
    canvas.rect(left + 90, y - 30, 18, 2, '#67646a');
    canvas.rect(left + 93, y - 22, 12, 2, '#67646a');
  }
  canvas.rect(x - 6, y - 8, width + 12, 12, lighter(wall, 0.25));
  if (canvas.season === 'winter') canvas.rect(x - 8, y - 15, width + 16, 10, '#f7f9fb', { radius: 5 });
}

function drawSection(canvas: Canvas, scene: BlockScene, x: number, y: number, width: number, floorHeight: number): void {
  const wall = plaster[scene.wall];
  const bay = width / 5;
  for (let floor = 0; floor < scene.floors; floor++) {
    const top = y + floor * floorHeight;
    canvas.rect(x, top + floorHeight - 1, width, 1.6, darker(wall, 0.16));
    for (let column = 1; column < 5; column++) canvas.rect(x + column * bay, top, 1.4, floorHeight, darker(wall, 0.12));
    for (const column of [0, 4]) drawLoggia(canvas, scene, x + column * bay + 5, top + 4, bay - 10, floorHeight - 8);
    for (const column of [1, 3]) {
      if (scene.pattern === 'stripes')
        canvas.rect(x + column * bay, top + floorHeight * 0.72, bay, floorHeight * 0.28, scene.accent, { opacity: 0.75 });
      drawWindow(canvas, x + column * bay + bay * 0.2, top + floorHeight * 0.2, bay * 0.6, floorHeight * 0.5, {
        frame: '#f7f3ed',
      });
      if (canvas.random.chance(0.24)) drawAirConditioner(canvas, x + column * bay + bay * 0.3, top + floorHeight * 0.8);
    }
  }
  drawStairwell(canvas, scene, x + bay * 2, y, bay, floorHeight);
}

function drawLoggia(canvas: Canvas, scene: BlockScene, x: number, y: number, width: number, height: number): void {
  const { random } = canvas;
  const wall = plaster[scene.wall];
  canvas.rect(x, y, width, height, darker(wall, 0.34));
  const railTop = y + height * 0.5;
  if (random.chance(0.55)) {
    const frame = random.pick(loggiaFrames);
    canvas.rect(x + 2, y + 2, width - 4, height * 0.5, frame);
    const panes = random.whole(3, 4);
    const pane = (width - 6) / panes;
    const isLit = random.chance(canvas.sky.litShare);
    for (let index = 0; index < panes; index++)
      canvas.rect(x + 4 + index * pane, y + 5, pane - 2.5, height * 0.5 - 6, glassFill(canvas, isLit));
  } else {
    drawWindow(canvas, x + width * 0.16, y + height * 0.14, width * 0.68, height * 0.62, { frame: '#efe9e0', hasSill: false });
    if (random.chance(0.6)) drawLaundry(canvas, x + 4, y + height * 0.2, width - 8);
  }
  drawBalcony(
    canvas,
    x - 2,
    railTop + 2,
    width + 4,
    height * 0.42,
    'solid',
    random.chance(0.7) ? scene.accent : lighter(wall, 0.2),
  );
}

function drawLaundry(canvas: Canvas, x: number, y: number, width: number): void {
  canvas.line([x, y], [x + width, y], '#f3eee6', 1.2);
  let left = x + 4;
  while (left < x + width - 14) {
    const color = canvas.random.pick(['#ffffff', '#d98f7a', '#8db0c4', '#e6c679', '#b3c3a8'] as const);
    canvas.rect(left, y, 10, canvas.random.between(11, 19), color);
    left += 14;
  }
}

function drawAirConditioner(canvas: Canvas, x: number, y: number): void {
  canvas.rect(x, y, 20, 13, '#eceae6', { radius: 2 });
  canvas.circle(x + 8, y + 6.5, 4.5, '#b8b5b1');
  canvas.rect(x, y + 13, 20, 2, '#26151d', { opacity: 0.2 });
}

function drawStairwell(canvas: Canvas, scene: BlockScene, x: number, y: number, width: number, floorHeight: number): void {
  const wall = plaster[scene.wall];
  const height = floorHeight * scene.floors;
  canvas.rect(x + 4, y, width - 8, height + 12, lighter(wall, 0.18));
  if (scene.pattern === 'mosaic') drawMosaic(canvas, scene.accent, x + 10, y + 12, width - 20, height - floorHeight - 6);
  for (let floor = 0; floor < scene.floors - 1; floor++) {
    drawWindow(canvas, x + width * 0.34, y + floor * floorHeight + floorHeight * 0.66, width * 0.32, floorHeight * 0.46, {
      frame: '#6d6a70',
      panes: 2,
    });
  }
  const doorTop = y + height - floorHeight * 0.62 + 12;
  canvas.rect(x + 2, doorTop - 14, width - 4, 10, darker(wall, 0.4));
  canvas.rect(x + width * 0.2, doorTop, width * 0.6, groundY - doorTop, '#4b3a36');
  drawDoorLeaves(canvas, x + width * 0.24, doorTop + 3, width * 0.52, groundY - doorTop - 3, '#7a4b34');
}

function drawMosaic(canvas: Canvas, accent: string, x: number, y: number, width: number, height: number): void {
  const size = 12;
  const columns = Math.floor(width / size);
  const rows = Math.floor(height / size);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const wave = Math.sin(row * 0.55) + Math.cos((column - columns / 2) * 1.1);
      if (wave < 0.2) continue;
      canvas.rect(x + column * size, y + row * size, size - 2, size - 2, wave > 1 ? accent : lighter(accent, 0.45));
    }
  }
}

const treeOf = { city: 'round', sea: 'palm', mountains: 'pine', country: 'round' } as const;

function drawYard(canvas: Canvas, scene: BlockScene): void {
  const { random } = canvas;
  for (const x of [50, 250, 560, 760, 1010, 1160]) {
    drawTree(
      canvas,
      random.chance(0.25) ? 'cypress' : treeOf[scene.backdrop ?? 'city'],
      x + random.between(-20, 20),
      groundY + 24,
      random.between(74, 104),
    );
    drawBush(canvas, x + 36, groundY + 26, random.between(56, 90));
  }
  drawBench(canvas, 400, groundY + 30);
  drawCar(canvas, random.between(560, 900), groundY + 92, scene.carColor);
}
