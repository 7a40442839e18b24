import type { Canvas } from '../drawing/canvas';
import { drawBush, drawCar, drawStreet, drawTree } from '../drawing/ground';
import { drawLight, drawWallLight } from '../drawing/light';
import { darker, lighter, type Plaster, plaster } from '../drawing/palette';
import { drawHills, drawSky, drawSkyline } from '../drawing/sky';

export interface GarageScene {
  wall: Plaster;
  doors: readonly [string, string, string, string];
}

const groundY = 640;

/** A row of garages in a yard, one door up. */
export function drawGarages(canvas: Canvas, { wall: name, doors }: GarageScene): void {
  drawSky(canvas);
  drawHills(canvas, groundY, 210);
  drawSkyline(canvas, groundY, 330);
  drawTree(canvas, 'round', 90, groundY - 6, 230);
  drawTree(canvas, 'cypress', 1120, groundY - 6, 210);
  drawStreet(canvas, groundY);
  const wall = plaster[name];
  canvas.rect(110, 356, 980, groundY - 356, wall);
  drawWallLight(canvas, 110, 356, 980, groundY - 356);
  canvas.rect(96, 336, 1008, 24, darker(wall, 0.35));
  canvas.rect(96, 336, 1008, 6, lighter(wall, 0.2));
  for (const [index, color] of doors.entries()) {
    const x = 142 + index * 238;
    canvas.rect(x - 8, 412, 206, groundY - 412, darker(wall, 0.4));
    if (index === 2) {
      canvas.rect(x, 420, 190, groundY - 420, '#3a383e');
      canvas.rect(x, 420, 190, 44, color);
      drawCar(canvas, x + 16, groundY - 4, '#d9d5cf');
      continue;
    }
    canvas.rect(x, 420, 190, groundY - 420, color);
    for (let row = 0; row < 6; row++) canvas.rect(x, 452 + row * 32, 190, 4, darker(color, 0.24));
    canvas.rect(x + 80, groundY - 46, 30, 7, darker(color, 0.5), { radius: 3 });
    canvas.rect(x + 78, 382, 34, 20, lighter(wall, 0.4), { radius: 3 });
  }
  drawBush(canvas, 40, groundY + 26, 110);
  drawBush(canvas, 1050, groundY + 26, 120);
  drawLight(canvas);
}
