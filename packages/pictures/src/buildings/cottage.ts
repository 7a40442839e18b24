import type { Canvas } from '../drawing/canvas';
import { drawCarvedBalcony, drawFrenchWindows, drawTileRoof } from '../drawing/carving';
import { drawBush, drawLawn, drawTree, drawWalk } from '../drawing/ground';
import { drawLight, drawWallLight } from '../drawing/light';
import { drawDoorLeaves, drawWindow, glassFill } from '../drawing/openings';
import { darker, lighter, type Wood, wood } from '../drawing/palette';
import { drawHills, drawMountains, drawSea, drawSky } from '../drawing/sky';
import type { Landscape } from '../scene';
import { drawStonework } from './house';

export interface CottageScene {
  layout: 'frame' | 'log' | 'svan' | 'chalet' | 'barn';
  wood: Wood;
  backdrop?: Landscape;
}

const groundY = 625;

export function drawCottage(canvas: Canvas, scene: CottageScene): void {
  drawSky(canvas);
  const backdrop = scene.backdrop ?? 'mountains';
  if (backdrop === 'mountains') drawMountains(canvas, groundY, 450, 4);
  drawHills(canvas, groundY, backdrop === 'mountains' ? 120 : 220);
  if (backdrop === 'sea') drawSea(canvas, 510, groundY);
  drawLawn(canvas, groundY);
  for (const [x, size] of [
    [70, 190],
    [170, 140],
    [1040, 150],
    [1130, 205],
  ] as const)
    drawTree(canvas, treeOf[backdrop], x, groundY + 8, size);
  const layouts = { frame: drawFrame, log: drawLog, svan: drawSvan, chalet: drawChalet, barn: drawBarn };
  layouts[scene.layout](canvas, wood[scene.wood]);
  if (canvas.season === 'winter') drawGableSnow(canvas, scene.layout);
  drawFence(canvas);
  drawLight(canvas);
}

const treeOf = { city: 'round', sea: 'palm', mountains: 'pine', country: 'round' } as const;

function drawFence(canvas: Canvas): void {
  for (const [from, to] of [
    [0, 400],
    [800, 1200],
  ] as const) {
    canvas.rect(from, groundY + 44, to - from, 6, '#9a7a5c');
    canvas.rect(from, groundY + 62, to - from, 6, '#8d6e52');
    for (let x = from + 8; x < to; x += 40) canvas.rect(x, groundY + 34, 8, 48, '#a58464', { radius: 2 });
  }
}

function drawPlanks(canvas: Canvas, x: number, y: number, width: number, height: number, color: string, step = 18): void {
  canvas.rect(x, y, width, height, color);
  for (let row = y + step; row < y + height; row += step) canvas.rect(x, row, width, 2, darker(color, 0.26));
}

const gables: Partial<Record<CottageScene['layout'], string>> = {
  frame: 'M330 570L600 126L870 570',
  chalet: 'M246 328L600 142L954 328',
  barn: 'M330 328L520 178L710 328M688 390H972',
};

function drawGableSnow(canvas: Canvas, layout: CottageScene['layout']): void {
  const ridge = gables[layout];
  if (ridge) canvas.path(ridge, 'none', { stroke: '#f7f9fb', strokeWidth: 22 });
}

/** The A-frame of a weekend in Bakuriani. */
function drawFrame(canvas: Canvas, timber: string): void {
  drawWalk(canvas, 555, groundY, 90);
  canvas.polygon(
    [
      [600, 130],
      [900, groundY],
      [300, groundY],
    ],
    '#5b4a45',
  );
  canvas.polygon(
    [
      [600, 130],
      [900, groundY],
      [862, groundY],
      [600, 196],
    ],
    '#463935',
  );
  const face = 'M600 196L860 625H340Z';
  canvas.clipPath(face, () => {
    drawPlanks(canvas, 340, 190, 520, 440, timber, 20);
    canvas.polygon(
      [
        [600, 214],
        [740, 452],
        [460, 452],
      ],
      glassFill(canvas, canvas.sky.litShare > 0.08),
    );
    canvas.rect(596, 200, 8, 256, darker(timber, 0.4));
    canvas.rect(340, 340, 520, 8, darker(timber, 0.4));
    canvas.rect(340, 448, 520, 14, darker(timber, 0.45));
    canvas.rect(340, 462, 520, 12, '#26151d', { opacity: 0.2 });
  });
  for (let x = 456; x < 748; x += 14) canvas.rect(x, 412, 4, 40, lighter(timber, 0.3));
  canvas.rect(448, 406, 304, 7, lighter(timber, 0.3));
  drawWindow(canvas, 440, 500, 80, 84, { panes: 2 });
  drawWindow(canvas, 680, 500, 80, 84, { panes: 2 });
  drawDoorLeaves(canvas, 562, 492, 76, 133, darker(timber, 0.3));
  canvas.rect(300, 617, 600, 14, '#b7a48d');
}

/** A log cabin with a porch. */
function drawLog(canvas: Canvas, timber: string): void {
  drawStonework(canvas, 250, 580, 700, 45, '#c4baad');
  drawPlanks(canvas, 270, 340, 660, 244, timber, 24);
  for (let row = 0; row < 10; row++) {
    for (const x of [262, 938])
      canvas.circle(x, 352 + row * 24, 12, lighter(timber, 0.22), { stroke: darker(timber, 0.3), strokeWidth: 2 });
  }
  drawWallLight(canvas, 270, 340, 660, 244);
  for (const x of [320, 782]) drawWindow(canvas, x, 404, 98, 104, { panes: 2, hasTransom: true });
  drawStonework(canvas, 800, 130, 62, 100, '#b9aea0');
  drawTileRoof(canvas, 216, 196, 768, 146, 120, '#6d5a52');
  canvas.polygon(
    [
      [452, 342],
      [600, 214],
      [748, 342],
    ],
    darker(timber, 0.35),
  );
  canvas.polygon(
    [
      [484, 342],
      [600, 242],
      [716, 342],
    ],
    lighter(timber, 0.1),
  );
  canvas.circle(600, 304, 24, '#f3ece0');
  canvas.circle(600, 304, 19, glassFill(canvas, true));
  canvas.rect(470, 338, 260, 14, darker(timber, 0.4));
  canvas.rect(480, 352, 240, 228, darker(timber, 0.4), { opacity: 0.3 });
  drawDoorLeaves(canvas, 556, 424, 88, 156, '#7f3549');
  for (const x of [478, 710]) canvas.rect(x, 352, 12, 228, lighter(timber, 0.2));
  canvas.rect(460, 580, 280, 16, '#a98a6a');
  canvas.rect(480, 596, 240, 16, '#9a7b5d');
  canvas.rect(500, 612, 200, 16, '#8d6e52');
}

/** Svaneti: the machubi house beside its defence tower. */
function drawSvan(canvas: Canvas, timber: string): void {
  const stone = '#b9b2a8';
  drawStonework(canvas, 306, 204, 116, 421, stone);
  drawStonework(canvas, 292, 168, 144, 46, lighter(stone, 0.12));
  for (const x of [304, 342, 380, 410]) canvas.rect(x, 194, 12, 24, '#4d4845', { radius: 6 });
  canvas.polygon(
    [
      [282, 170],
      [364, 122],
      [446, 170],
    ],
    '#6b625d',
  );
  for (const y of [280, 380, 480]) canvas.rect(357, y, 14, 38, '#4d4845');
  drawWallLight(canvas, 306, 168, 116, 457);
  canvas.rect(
    422,
    230,
    40,
    395,
    canvas.gradient(
      [
        [0, '#26151d', 0.25],
        [1, '#26151d', 0],
      ],
      'right',
    ),
  );
  drawStonework(canvas, 440, 400, 480, 225, stone);
  drawWallLight(canvas, 440, 400, 480, 225);
  drawTileRoof(canvas, 412, 316, 540, 88, 80, '#77706c');
  const gallery = { x: 520, y: 410, width: 370, height: 104, bays: 5, color: timber };
  drawFrenchWindows(canvas, gallery);
  drawCarvedBalcony(canvas, gallery);
  drawDoorLeaves(canvas, 470, 536, 60, 89, timber);
  for (const x of [590, 690, 790]) drawWindow(canvas, x, 552, 50, 42, { panes: 2 });
}

/** A mountain chalet: stone below, broad gable, a balcony across. */
function drawChalet(canvas: Canvas, timber: string): void {
  drawWalk(canvas, 545, groundY, 110);
  drawStonework(canvas, 300, 490, 600, 135, '#c4baad');
  const gable = 'M300 490V330L600 176L900 330V490Z';
  canvas.clipPath(gable, () => drawPlanks(canvas, 290, 170, 620, 330, timber, 16));
  canvas.polygon(
    [
      [600, 138],
      [956, 322],
      [944, 350],
      [600, 176],
      [256, 350],
      [244, 322],
    ],
    '#4f4440',
  );
  canvas.polygon(
    [
      [600, 138],
      [956, 322],
      [944, 350],
      [600, 176],
    ],
    '#403733',
  );
  drawWindow(canvas, 556, 240, 88, 74, { panes: 2 });
  for (const x of [356, 470, 580, 690, 790])
    drawWindow(canvas, x, 366, x === 580 ? 56 : 66, 100, { panes: 2, hasTransom: true, hasSill: false });
  canvas.rect(280, 440, 640, 46, darker(timber, 0.3));
  for (let x = 288; x < 916; x += 22) {
    canvas.rect(x, 440, 15, 46, lighter(timber, 0.12));
    canvas.circle(x + 7.5, 460, 3.4, darker(timber, 0.4));
  }
  canvas.rect(272, 434, 656, 8, lighter(timber, 0.25));
  canvas.rect(272, 486, 656, 9, darker(timber, 0.4));
  drawDoorLeaves(canvas, 560, 514, 80, 111, darker(timber, 0.25));
  for (const x of [360, 450, 690, 780]) drawWindow(canvas, x, 528, 62, 60, { panes: 2 });
  for (let x = 300; x < 900; x += 46) drawBush(canvas, x, 438, 36, x % 3 === 0 ? '#c9574e' : '#7f9a4d');
}

/** A modern barn house, dark timber and one great window. */
function drawBarn(canvas: Canvas, timber: string): void {
  canvas.polygon(
    [
      [330, 330],
      [520, 176],
      [710, 330],
    ],
    '#3d3a40',
  );
  canvas.polygon(
    [
      [352, 330],
      [520, 194],
      [688, 330],
    ],
    timber,
  );
  drawPlanks(canvas, 352, 330, 336, 295, timber, 400);
  for (let x = 366; x < 688; x += 14) canvas.rect(x, 330, 2, 295, darker(timber, 0.25));
  canvas.polygon(
    [
      [396, 336],
      [520, 236],
      [644, 336],
    ],
    glassFill(canvas, canvas.sky.litShare > 0.08),
  );
  canvas.rect(396, 346, 248, 270, glassFill(canvas, canvas.sky.litShare > 0.08));
  for (const x of [476, 556]) canvas.rect(x, 346, 6, 270, '#3d3a40');
  canvas.rect(396, 474, 248, 6, '#3d3a40');
  canvas.rect(517, 240, 6, 96, '#3d3a40');
  canvas.rect(688, 400, 280, 225, lighter(timber, 0.42));
  for (let x = 700; x < 968; x += 14) canvas.rect(x, 400, 2, 225, darker(timber, 0.06));
  drawWallLight(canvas, 688, 400, 280, 225);
  canvas.rect(680, 386, 300, 16, '#3d3a40');
  drawWindow(canvas, 830, 446, 104, 96, { frame: '#3d3a40', panes: 2 });
  drawDoorLeaves(canvas, 716, 470, 74, 155, '#3d3a40');
  canvas.rect(320, 616, 670, 14, '#c3ae93');
  drawBush(canvas, 820, 650, 120);
}
