import type { Canvas } from '../drawing/canvas';
import { drawTileRoof } from '../drawing/carving';
import { drawBush, drawCar, drawStreet, drawStreetLamp, drawTree } from '../drawing/ground';
import { drawLight, drawWallLight } from '../drawing/light';
import { drawArch, drawAwning, drawDoorLeaves, drawWindow, glassFill } from '../drawing/openings';
import { darker, lighter, type Plaster, plaster } from '../drawing/palette';
import { drawHills, drawSky, drawSkyline } from '../drawing/sky';

export interface CommercialScene {
  layout: 'shops' | 'cafe' | 'office' | 'warehouse' | 'market' | 'wine';
  wall: Plaster;
  accent: string;
}

const groundY = 645;

export function drawCommercial(canvas: Canvas, scene: CommercialScene): void {
  drawSky(canvas);
  drawHills(canvas, groundY, 190);
  drawSkyline(canvas, groundY, 260);
  drawStreet(canvas, groundY);
  const layouts = {
    shops: drawShops,
    cafe: drawCafe,
    office: drawOffice,
    warehouse: drawWarehouse,
    market: drawMarket,
    wine: drawWine,
  };
  layouts[scene.layout](canvas, plaster[scene.wall], scene.accent);
  drawStreetLamp(canvas, 76, groundY + 32);
  drawTree(canvas, 'round', 1150, groundY + 24, 110);
  drawTree(canvas, 'round', 40, groundY + 24, 84);
  drawLight(canvas);
}

/** What the window shows: shelves with coloured goods, lit from within. */
function drawShopWindow(canvas: Canvas, x: number, y: number, width: number, height: number): void {
  canvas.rect(x - 5, y - 5, width + 10, height + 10, '#3f3b42');
  canvas.rect(
    x,
    y,
    width,
    height,
    canvas.gradient([
      [0, '#fff3d6'],
      [1, '#f6d9a5'],
    ]),
  );
  for (const shelf of [0.42, 0.72, 1]) {
    const shelfY = y + height * shelf;
    let left = x + 8;
    while (left < x + width - 22) {
      const itemWidth = canvas.random.between(10, 22);
      const itemHeight = canvas.random.between(14, height * 0.22);
      const color = canvas.random.pick(['#b96c53', '#5d8fa8', '#7fa07a', '#e2ab4a', '#8a3047', '#efe5d6'] as const);
      canvas.rect(left, shelfY - itemHeight - 4, itemWidth, itemHeight, color, { radius: 2, isGlowing: true });
      left += itemWidth + canvas.random.between(4, 12);
    }
    canvas.rect(x, shelfY - 4, width, 4, '#a3805c', { isGlowing: true });
  }
  canvas.polygon(
    [
      [x, y + height * 0.6],
      [x + width * 0.4, y],
      [x + width * 0.58, y],
      [x, y + height * 0.9],
    ],
    '#ffffff',
    { opacity: 0.24 },
  );
}

function drawSign(canvas: Canvas, x: number, y: number, width: number, color: string): void {
  canvas.rect(x, y, width, 34, color);
  canvas.rect(x, y, width, 4, lighter(color, 0.25));
  canvas.circle(x + width / 2 - 44, y + 17, 8, '#f6e3b4', { isGlowing: true });
  for (let index = 0; index < 4; index++)
    canvas.rect(x + width / 2 - 24 + index * 19, y + 13, 13, 8, '#f6e3b4', { radius: 4, isGlowing: true });
}

function drawShops(canvas: Canvas, wall: string, accent: string): void {
  const x = 110;
  const width = 980;
  canvas.rect(x, 140, width, groundY - 140, wall);
  for (let floor = 0; floor < 3; floor++) {
    for (let column = 0; column < 9; column++) {
      const left = x + 34 + column * 105;
      drawWindow(canvas, left, 170 + floor * 88, 60, 58, { panes: 2 });
    }
    canvas.rect(x, 250 + floor * 88, width, 4, darker(wall, 0.12));
  }
  drawWallLight(canvas, x, 140, width, groundY - 140);
  canvas.rect(x - 10, 128, width + 20, 16, lighter(wall, 0.4));
  canvas.rect(x, 420, width, groundY - 420, '#4a454b');
  const shops = [accent, '#3d7686', '#955811'];
  shops.forEach((color, index) => {
    const left = x + 14 + index * 322;
    drawSign(canvas, left, 430, 308, color);
    drawShopWindow(canvas, left + 8, 496, 186, 138);
    drawDoorLeaves(canvas, left + 214, 500, 80, 145, darker(color, 0.2));
    canvas.rect(left + 224, 512, 26, 90, glassFill(canvas, true));
    canvas.rect(left + 258, 512, 26, 90, glassFill(canvas, true));
    drawAwning(canvas, left, 466, 308, 26, color);
  });
  drawCar(canvas, 640, groundY + 92, '#d9d5cf');
}

function drawCafe(canvas: Canvas, wall: string, accent: string): void {
  const x = 190;
  const width = 820;
  canvas.rect(x, 210, width, groundY - 210, wall);
  for (let column = 0; column < 6; column++) {
    const left = x + 52 + column * 128;
    drawArch(canvas, left, 258, 66, 118);
    drawBush(canvas, left - 4, 386, 74, column % 2 === 0 ? canvas.leaf.mid : '#c9574e');
  }
  drawWallLight(canvas, x, 210, width, groundY - 210);
  drawTileRoof(canvas, x - 22, 140, width + 44, 72, 80);
  canvas.rect(x, 410, width, 8, lighter(wall, 0.4));
  for (const left of [x + 36, x + 508]) drawShopWindow(canvas, left, 486, 276, 128);
  canvas.rect(x + 350, 470, 120, groundY - 470, '#3f3b42');
  drawDoorLeaves(canvas, x + 358, 478, 104, groundY - 478, accent);
  drawAwning(canvas, x + 14, 436, width - 28, 40, accent);
  for (const left of [240, 400, 720, 880]) drawTable(canvas, left, groundY + 26, accent);
}

function drawTable(canvas: Canvas, x: number, y: number, accent: string): void {
  canvas.ellipse(x + 46, y + 3, 62, 6, '#26151d', { opacity: 0.2 });
  canvas.rect(x + 44, y - 46, 5, 46, '#47434a');
  canvas.rect(x + 14, y - 50, 66, 6, '#f3ece0', { radius: 3 });
  canvas.rect(x + 40, y - 60, 12, 10, '#f8f5ef', { radius: 2 });
  for (const [seat, back] of [
    [-12, -12],
    [72, 92],
  ] as const) {
    canvas.rect(x + seat, y - 30, 32, 6, accent, { radius: 3 });
    canvas.rect(x + back + (seat < 0 ? 0 : 6), y - 64, 6, 64, '#8d6647');
    canvas.rect(x + seat + (seat < 0 ? 26 : 0), y - 26, 5, 26, '#8d6647');
  }
}

function drawOffice(canvas: Canvas, wall: string, accent: string): void {
  const x = 240;
  const width = 720;
  const y = 138;
  canvas.rect(
    x + width,
    y + 40,
    50,
    groundY - y - 40,
    canvas.gradient(
      [
        [0, '#26151d', 0.25],
        [1, '#26151d', 0],
      ],
      'right',
    ),
  );
  canvas.rect(x, y, width, groundY - y, wall);
  const columns = 12;
  const pane = (width - 40) / columns;
  for (let floor = 0; floor < 8; floor++) {
    for (let column = 0; column < columns; column++) {
      const isLit = canvas.random.chance(canvas.sky.litShare);
      const top = y + 14 + floor * 51;
      canvas.rect(x + 20 + column * pane + 2, top, pane - 4, 44, glassFill(canvas, isLit));
      if ((column + floor) % 4 === 0) canvas.rect(x + 20 + column * pane + 2, top, pane - 4, 44, '#ffffff', { opacity: 0.2 });
    }
    canvas.rect(x + 20, y + 58 + floor * 51, width - 40, 3, lighter(wall, 0.3));
  }
  for (let fin = 0; fin <= columns; fin += 2) canvas.rect(x + 17 + fin * pane, y - 8, 6, 428, accent);
  canvas.rect(x - 10, y - 14, width + 20, 14, lighter(wall, 0.3));
  canvas.rect(x + 20, 560, width - 40, 85, glassFill(canvas, true));
  for (let column = 0; column <= 8; column++) canvas.rect(x + 18 + (column * (width - 40)) / 8, 560, 4, 85, '#3f3b42');
  canvas.rect(x + 250, 548, 220, 14, accent);
  drawDoorLeaves(canvas, x + 324, 572, 72, 73, '#3f3b42');
  drawWallLight(canvas, x, y, width, groundY - y);
  drawBush(canvas, 150, groundY + 22, 90);
  drawBush(canvas, 990, groundY + 22, 110);
  drawCar(canvas, 240, groundY + 92, '#3c5a78');
}

function drawWarehouse(canvas: Canvas, wall: string, accent: string): void {
  canvas.polygon(
    [
      [120, 330],
      [600, 212],
      [1080, 330],
    ],
    darker(wall, 0.3),
  );
  canvas.polygon(
    [
      [150, 330],
      [600, 226],
      [1050, 330],
    ],
    lighter(wall, 0.1),
  );
  canvas.rect(140, 328, 920, groundY - 328, wall);
  for (let x = 152; x < 1060; x += 16) canvas.rect(x, 328, 2, groundY - 328, darker(wall, 0.1));
  canvas.rect(140, 408, 920, 18, accent);
  for (let column = 0; column < 8; column++)
    canvas.rect(176 + column * 110, 350, 78, 36, glassFill(canvas, canvas.random.chance(canvas.sky.litShare)));
  drawWallLight(canvas, 140, 328, 920, groundY - 328);
  for (let gate = 0; gate < 3; gate++) {
    const left = 196 + gate * 230;
    canvas.rect(left - 8, 460, 186, groundY - 460, '#4a474e');
    canvas.rect(left, 468, 170, groundY - 468, gate === 1 ? '#37343a' : '#dcd7d0');
    if (gate === 1) drawPallets(canvas, left + 14, groundY);
    else for (let row = 0; row < 8; row++) canvas.rect(left, 484 + row * 21, 170, 2.5, '#b5afa8');
    canvas.rect(left - 14, 448, 198, 12, accent);
  }
  drawDoorLeaves(canvas, 900, 520, 64, groundY - 520, accent);
  drawWindow(canvas, 990, 530, 46, 50, { panes: 2 });
  canvas.circle(600, 292, 24, accent);
  canvas.circle(600, 292, 12, lighter(wall, 0.3));
}

function drawPallets(canvas: Canvas, x: number, y: number): void {
  for (const [left, row] of [
    [0, 0],
    [50, 0],
    [98, 0],
    [0, 1],
    [50, 1],
  ] as const) {
    canvas.rect(x + left, y - 42 - row * 42, 44, 38, '#c79a66');
    canvas.rect(x + left + 18, y - 42 - row * 42, 8, 38, '#e0bd8d');
  }
}

function drawMarket(canvas: Canvas, wall: string, accent: string): void {
  canvas.rect(150, 300, 900, groundY - 300, wall);
  canvas.path('M130 304Q600 80 1070 304Z', '#5f6f6a');
  canvas.path('M190 304Q600 122 1010 304Z', lighter(wall, 0.2));
  for (let rib = 0; rib < 11; rib++) {
    const x = 240 + rib * 72;
    const top = 304 - (1 - ((x - 600) / 410) ** 2) * 91;
    canvas.rect(x - 30, top + 10, 60, 290 - top, glassFill(canvas, canvas.random.chance(canvas.sky.litShare)));
  }
  canvas.rect(130, 296, 940, 16, '#5f6f6a');
  for (let index = 0; index < 5; index++) {
    const left = 186 + index * 170;
    drawArch(canvas, left, 340, 146, 90, { hasSill: false });
    canvas.rect(left - 8, 430, 162, groundY - 430, '#4a454b');
    drawShopWindow(canvas, left + 4, 494, 138, 90);
    drawAwning(canvas, left - 10, 438, 166, 32, index % 2 === 0 ? accent : '#3d7686');
    drawCrates(canvas, left, groundY);
  }
  drawWallLight(canvas, 150, 300, 900, groundY - 300);
}

function drawCrates(canvas: Canvas, x: number, y: number): void {
  const fruit = ['#d9653f', '#e2ab4a', '#7fa04a', '#8a3047'] as const;
  for (let crate = 0; crate < 3; crate++) {
    const left = x + crate * 48;
    const color = canvas.random.pick(fruit);
    for (let index = 0; index < 4; index++) canvas.circle(left + 8 + index * 9, y - 38, 6, color);
    canvas.rect(left, y - 36, 44, 36, '#b98d5f');
    canvas.rect(left, y - 20, 44, 3, '#8d6647');
  }
}

/** A wine cellar shop in an old brick house: arches, barrels, a vine over the door. */
function drawWine(canvas: Canvas, wall: string, accent: string): void {
  canvas.rect(200, 200, 800, groundY - 200, wall);
  for (let row = 210; row < groundY; row += 18) canvas.rect(200, row, 800, 1.6, darker(wall, 0.14));
  drawWallLight(canvas, 200, 200, 800, groundY - 200);
  drawTileRoof(canvas, 176, 136, 848, 68, 90);
  for (let column = 0; column < 5; column++) drawArch(canvas, 256 + column * 154, 246, 72, 118, { frame: lighter(wall, 0.5) });
  canvas.rect(196, 398, 808, 10, lighter(wall, 0.45));
  drawArch(canvas, 530, 440, 140, groundY - 440, { door: accent, frame: lighter(wall, 0.5) });
  for (const x of [246, 758]) drawShopWindow(canvas, x, 478, 196, 120);
  for (const x of [470, 690]) {
    canvas.path(`M${x - 26} ${groundY + 20}q-10 -34 0 -68h52q10 34 0 68z`, '#a3714a');
    canvas.rect(x - 30, groundY - 34, 60, 6, '#55504f');
    canvas.rect(x - 30, groundY, 60, 6, '#55504f');
  }
  for (let index = 0; index < 60; index++) {
    const x = 470 + index * 4.4;
    canvas.circle(x, 424 + Math.sin(index * 1.7) * 10, 13, index % 2 === 0 ? canvas.leaf.vine : canvas.leaf.mid);
    if (index % 9 === 4) canvas.ellipse(x, 448, 7, 13, '#6d3353');
  }
}
