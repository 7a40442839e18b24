import type { Canvas } from '../drawing/canvas';
import { drawCarvedBalcony, drawChimney, drawFrenchWindows, drawTileRoof } from '../drawing/carving';
import { drawBush, drawHedge, drawLawn, drawTree, drawWalk } from '../drawing/ground';
import { drawLight, drawWallLight } from '../drawing/light';
import { drawArch, drawDoorLeaves, drawWindow, glassFill } from '../drawing/openings';
import { darker, lighter, type Plaster, plaster, type Wood, wood } from '../drawing/palette';
import { drawHills, drawMountains, drawSea, drawSky, drawSkyline } from '../drawing/sky';

export interface HouseScene {
  layout: 'modern' | 'villa' | 'oda' | 'brick';
  wall: Plaster;
  wood: Wood;
  backdrop: 'hills' | 'mountains' | 'sea' | 'city';
}

const groundY = 620;

export function drawHouse(canvas: Canvas, scene: HouseScene): void {
  drawSky(canvas);
  if (scene.backdrop === 'mountains') drawMountains(canvas, groundY, 400, 3);
  drawHills(canvas, groundY, scene.backdrop === 'mountains' ? 120 : 230);
  if (scene.backdrop === 'city') drawSkyline(canvas, groundY, 190);
  if (scene.backdrop === 'sea') drawSea(canvas, 520, groundY);
  drawLawn(canvas, groundY);
  const tree = ({ hills: 'cypress', city: 'cypress', mountains: 'pine', sea: 'palm' } as const)[scene.backdrop];
  drawTree(canvas, scene.backdrop === 'sea' ? 'palm' : 'round', 92, groundY + 10, 170);
  drawTree(canvas, tree, 1120, groundY + 8, 160);
  drawTree(canvas, tree, 1062, groundY + 12, 120);
  const layouts = { modern: drawModern, villa: drawVilla, oda: drawOda, brick: drawBrick };
  layouts[scene.layout](canvas, plaster[scene.wall], wood[scene.wood]);
  drawBush(canvas, 30, groundY + 44, 110);
  drawBush(canvas, 1040, groundY + 46, 130);
  drawLight(canvas);
}

function drawBody(canvas: Canvas, x: number, y: number, width: number, height: number, wall: string): void {
  canvas.rect(
    x + width,
    y + 24,
    38,
    height - 24,
    canvas.gradient(
      [
        [0, '#26151d', 0.2],
        [1, '#26151d', 0],
      ],
      'right',
    ),
  );
  canvas.rect(x, y, width, height, wall);
  drawWallLight(canvas, x, y, width, height);
}

/** Two flat volumes, timber screens and a pool. */
function drawModern(canvas: Canvas, wall: string, timber: string): void {
  drawBody(canvas, 220, 400, 780, 220, darker(wall, 0.06));
  for (let index = 0; index < 4; index++) {
    const isLit = canvas.random.chance(canvas.sky.litShare + 0.12);
    canvas.rect(470 + index * 122, 426, 118, 194, glassFill(canvas, isLit));
    canvas.rect(470 + index * 122, 426, 4, 194, '#4a474e');
  }
  canvas.rect(470, 426, 488, 14, '#26151d', { opacity: 0.26 });
  canvas.rect(956, 426, 4, 194, '#4a474e');
  drawDoorLeaves(canvas, 348, 470, 78, 150, timber);
  canvas.rect(246, 450, 70, 110, glassFill(canvas, true));
  canvas.rect(280, 450, 3, 110, '#4a474e');
  drawBody(canvas, 160, 196, 640, 204, wall);
  canvas.rect(150, 184, 660, 14, lighter(wall, 0.4));
  canvas.rect(150, 396, 862, 12, lighter(wall, 0.35));
  canvas.rect(802, 340, 196, 56, '#dcebf0', { opacity: 0.55 });
  canvas.rect(800, 336, 200, 4, '#4a474e');
  for (let slat = 0; slat < 14; slat++) canvas.rect(196 + slat * 13, 226, 8, 146, '#a3714a');
  drawWindow(canvas, 420, 232, 152, 132, { frame: '#4a474e', panes: 3, hasSill: false });
  drawWindow(canvas, 622, 232, 132, 132, { frame: '#4a474e', panes: 2, hasSill: false });
  drawPool(canvas);
}

function drawPool(canvas: Canvas): void {
  canvas.rect(420, groundY, 640, 22, '#d9cfc2');
  canvas.rect(440, groundY + 22, 600, 70, '#e8e1d7', { radius: 6 });
  canvas.rect(
    452,
    groundY + 30,
    576,
    54,
    canvas.gradient([
      [0, '#5fa6b8'],
      [1, '#9ad0d6'],
    ]),
    { radius: 4 },
  );
  for (let index = 0; index < 7; index++)
    canvas.rect(480 + index * 76, groundY + 42 + (index % 3) * 12, 44, 3, '#ffffff', { opacity: 0.5, radius: 2 });
  for (const x of [240, 320]) {
    canvas.rect(x, groundY + 30, 62, 8, '#f5f1ea', { radius: 3 });
    canvas.polygon(
      [
        [x, groundY + 34],
        [x - 18, groundY + 8],
        [x - 10, groundY + 6],
        [x + 10, groundY + 34],
      ],
      '#f5f1ea',
    );
    canvas.rect(x + 6, groundY + 38, 5, 14, '#8f6a4c');
    canvas.rect(x + 50, groundY + 38, 5, 14, '#8f6a4c');
  }
}

/** A plastered villa with an arched porch and a hipped roof. */
function drawVilla(canvas: Canvas, wall: string, timber: string): void {
  drawWalk(canvas, 545, groundY, 110);
  drawChimney(canvas, 770, 134);
  drawBody(canvas, 230, 290, 740, 330, wall);
  for (const y of [322, 484]) {
    for (const x of [276, 368, 768, 860]) {
      drawWindow(canvas, x, y, 62, 92, { hasTransom: true, panes: 2 });
      for (const side of [x - 20, x + 66]) canvas.rect(side, y - 2, 15, 96, timber);
    }
  }
  canvas.rect(230, 448, 740, 8, lighter(wall, 0.4));
  canvas.rect(470, 290, 260, 330, lighter(wall, 0.22));
  drawTileRoof(canvas, 200, 192, 800, 100, 150);
  canvas.polygon(
    [
      [450, 294],
      [600, 186],
      [750, 294],
    ],
    '#a35643',
  );
  canvas.polygon(
    [
      [478, 290],
      [600, 204],
      [722, 290],
    ],
    lighter(wall, 0.22),
  );
  canvas.circle(600, 258, 20, '#f3ece0');
  canvas.circle(600, 258, 15, glassFill(canvas, false));
  drawWindow(canvas, 520, 326, 160, 84, { panes: 4, hasTransom: true });
  for (const x of [490, 562, 634]) drawArch(canvas, x + 6, 462, 62, 158, x === 562 ? { door: timber } : { hasSill: false });
  canvas.rect(482, 438, 236, 14, lighter(wall, 0.45));
  canvas.rect(470, 612, 260, 12, '#cfc4b4');
  drawHedge(canvas, 250, 648, 240, 30);
  drawHedge(canvas, 710, 648, 240, 30);
}

/** A village house of western Georgia: stone below, a wooden veranda above, stairs outside. */
function drawOda(canvas: Canvas, wall: string, timber: string): void {
  const stone = '#cfc4b3';
  drawChimney(canvas, 360, 128);
  drawBody(canvas, 230, 262, 740, 358, wall);
  drawStonework(canvas, 230, 462, 740, 158, stone);
  const gallery = { x: 250, y: 290, width: 700, height: 158, bays: 7, color: timber };
  drawFrenchWindows(canvas, gallery);
  drawCarvedBalcony(canvas, gallery);
  drawTileRoof(canvas, 190, 176, 820, 100, 130);
  drawArch(canvas, 300, 500, 84, 120, { door: timber });
  for (const x of [440, 540]) drawArch(canvas, x, 510, 58, 76);
  for (let step = 0; step < 9; step++)
    canvas.rect(650 + step * 26, 604 - step * 16, 290 - step * 26, 16, step % 2 === 0 ? '#d8cdbd' : '#c8bcaa');
  canvas.path('M650 566L884 422', 'none', { stroke: timber, strokeWidth: 7 });
  for (let post = 0; post < 9; post++) canvas.rect(654 + post * 26, 566 - post * 16, 4, 40, timber);
  drawPergola(canvas, timber);
}

export function drawStonework(canvas: Canvas, x: number, y: number, width: number, height: number, stone: string): void {
  canvas.rect(x, y, width, height, darker(stone, 0.2));
  canvas.clip(x, y, width, height, () => {
    const rows = Math.ceil(height / 24);
    for (let row = 0; row < rows; row++) {
      let left = x - canvas.random.between(0, 30);
      while (left < x + width) {
        const length = canvas.random.between(34, 66);
        canvas.rect(
          left + 1.5,
          y + row * 24 + 1.5,
          length - 3,
          21,
          canvas.random.pick([stone, lighter(stone, 0.18), darker(stone, 0.08)] as const),
          { radius: 5 },
        );
        left += length;
      }
    }
  });
}

function drawPergola(canvas: Canvas, timber: string): void {
  for (const x of [64, 196]) canvas.rect(x, 500, 8, 150, timber);
  canvas.rect(48, 494, 172, 8, timber);
  for (let index = 0; index < 26; index++) {
    canvas.circle(52 + index * 6.6, 492 + Math.sin(index * 2.1) * 8, 13, index % 2 === 0 ? canvas.leaf.vine : canvas.leaf.mid);
    if (index % 5 === 2) canvas.ellipse(56 + index * 6.6, 520, 6, 11, '#6d3353');
  }
}

/** A brick house with gables, a bay window and a garage. */
function drawBrick(canvas: Canvas, wall: string, timber: string): void {
  drawWalk(canvas, 470, groundY, 90);
  canvas.rect(742, groundY, 190, canvas.height - groundY, '#cfc6ba');
  drawBody(canvas, 210, 330, 500, 290, wall);
  for (let row = 338; row < 616; row += 18) canvas.rect(210, row, 500, 1.6, darker(wall, 0.14));
  drawBody(canvas, 710, 430, 270, 190, lighter(wall, 0.25));
  drawTileRoof(canvas, 690, 372, 316, 60, 46, '#5d5a62');
  drawTileRoof(canvas, 176, 216, 568, 118, 96, '#5d5a62');
  canvas.polygon(
    [
      [236, 336],
      [352, 190],
      [468, 336],
    ],
    '#4f4c54',
  );
  canvas.polygon(
    [
      [262, 336],
      [352, 222],
      [442, 336],
    ],
    lighter(wall, 0.25),
  );
  canvas.rect(270, 332, 164, 288, lighter(wall, 0.25));
  drawWindow(canvas, 318, 270, 68, 62, { panes: 2 });
  drawWindow(canvas, 294, 368, 116, 86, { panes: 3, hasTransom: true });
  drawWindow(canvas, 294, 496, 116, 96, { panes: 3, hasTransom: true });
  drawDoorLeaves(canvas, 480, 492, 70, 128, timber);
  canvas.rect(462, 474, 106, 10, '#4f4c54');
  drawWindow(canvas, 480, 368, 70, 76, { hasTransom: true });
  drawWindow(canvas, 596, 368, 70, 76, { hasTransom: true });
  drawWindow(canvas, 596, 500, 70, 88, { hasTransom: true });
  canvas.rect(748, 486, 178, 134, darker(timber, 0.05));
  for (let row = 0; row < 5; row++) canvas.rect(748, 508 + row * 24, 178, 2.5, darker(timber, 0.35));
  drawHedge(canvas, 580, 646, 130, 28);
}
