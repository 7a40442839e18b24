import type { Canvas, Point } from '../drawing/canvas';
import { drawBush, drawTree } from '../drawing/ground';
import { drawLight } from '../drawing/light';
import { darker, leaf, lighter } from '../drawing/palette';
import { coverGround } from '../drawing/season';
import { drawHills, drawMountains, drawSea, drawSky } from '../drawing/sky';

export interface LandScene {
  layout: 'field' | 'vineyard' | 'hillside' | 'coast' | 'orchard' | 'suburb';
}

const horizonY = 380;

export function drawLand(canvas: Canvas, scene: LandScene): void {
  drawSky(canvas, { horizon: horizonY + 60 });
  const layouts = {
    field: drawField,
    vineyard: drawVineyard,
    hillside: drawHillside,
    coast: drawCoast,
    orchard: drawOrchard,
    suburb: drawSuburb,
  };
  layouts[scene.layout](canvas);
  drawLight(canvas);
}

/** The plot itself: lighter ground, a dashed line, a peg at every corner. */
function drawPlot(canvas: Canvas, corners: readonly Point[], color: string): void {
  canvas.polygon(corners, coverGround(canvas.season, color));
  canvas.polygon(corners, 'none', { stroke: '#ffffff', strokeWidth: 5, dash: '18 14' });
  for (const [x, y] of corners) drawPeg(canvas, x, y);
}

function drawPeg(canvas: Canvas, x: number, y: number): void {
  canvas.ellipse(x + 6, y + 2, 14, 4, '#26151d', { opacity: 0.25 });
  canvas.rect(x - 4, y - 52, 8, 54, '#f5efe4', { radius: 2 });
  canvas.rect(x - 4, y - 52, 8, 15, '#b3224f', { radius: 2 });
  canvas.rect(x - 4, y - 25, 8, 11, '#b3224f');
  canvas.rect(x + 1.5, y - 52, 2.5, 54, '#26151d', { opacity: 0.14 });
}

function drawGrass(canvas: Canvas, y: number, summerColor: string): void {
  const color = coverGround(canvas.season, summerColor);
  canvas.rect(0, y, canvas.width, canvas.height - y, color);
  for (let index = 0; index < 90; index++) {
    const x = canvas.random.between(0, canvas.width);
    const tuft = canvas.random.between(y + 16, canvas.height);
    const size = 6 + ((tuft - y) / (canvas.height - y)) * 9;
    canvas.path(
      `M${x} ${tuft}l${size * 0.3} ${-size}l${size * 0.3} ${size}zM${x + size * 0.6} ${tuft}l${size * 0.4} ${-size * 0.7}l${size * 0.1} ${size * 0.7}z`,
      darker(color, 0.16),
    );
  }
}

function drawField(canvas: Canvas): void {
  drawMountains(canvas, horizonY, 230, 5);
  drawHills(canvas, horizonY + 8, 60);
  const strips = [leaf.light, '#d9c078', leaf.mid, '#e3cf91', '#a8bb7a'].map((color) => coverGround(canvas.season, color));
  for (const [index, color] of strips.entries()) canvas.rect(0, horizonY + index * 22, canvas.width, 23, color);
  drawGrass(canvas, horizonY + 110, '#a9bd7d');
  for (let x = 30; x < canvas.width; x += 84)
    drawTree(canvas, 'round', x + canvas.random.between(-14, 14), horizonY + 58, canvas.random.between(30, 46));
  drawPlot(
    canvas,
    [
      [330, 516],
      [910, 516],
      [1040, 676],
      [190, 676],
    ],
    '#d8c68c',
  );
  for (let row = 0; row < 6; row++) {
    const y = 538 + row * 24;
    canvas.rect(320 - row * 19, y, 590 + row * 41, 3, '#bca869', { opacity: 0.6 });
  }
  drawBale(canvas, 1070, 560);
  drawBale(canvas, 1140, 590);
}

function drawBale(canvas: Canvas, x: number, y: number): void {
  canvas.ellipse(x + 6, y + 26, 34, 6, '#26151d', { opacity: 0.18 });
  canvas.circle(x, y, 28, '#d9b564');
  for (const radius of [20, 13, 6]) canvas.circle(x, y, radius, 'none', { stroke: '#b8934a', strokeWidth: 2 });
}

/** Kakheti: rows of vines under the Caucasus. */
function drawVineyard(canvas: Canvas): void {
  drawMountains(canvas, horizonY, 250, 4);
  drawHills(canvas, horizonY + 10, 70);
  drawGrass(canvas, horizonY, '#b4b277');
  drawTower(canvas, 170, horizonY + 14);
  for (let row = 0; row < 5; row++) drawVineRow(canvas, horizonY + 46 + row * 26, 20 + row * 4);
  for (const x of [60, 1090, 1150]) drawTree(canvas, 'cypress', x, horizonY + 24, 80);
  drawPlot(
    canvas,
    [
      [300, 540],
      [920, 540],
      [1030, 676],
      [170, 676],
    ],
    '#c9a878',
  );
  for (let row = 0; row < 5; row++) {
    for (let x = 330 - row * 22; x < 900 + row * 22; x += 58) {
      const y = 566 + row * 25;
      canvas.rect(x, y - 16, 3, 18, '#7d6149');
      canvas.circle(x + 2, y - 17, 7, row % 2 === 0 ? canvas.leaf.vine : canvas.leaf.mid);
    }
  }
}

function drawVineRow(canvas: Canvas, y: number, size: number): void {
  canvas.rect(0, y - 2, canvas.width, 5, '#8a7a4e', { opacity: 0.55 });
  for (let x = -6; x < canvas.width; x += size * 1.1) {
    canvas.circle(
      x + canvas.random.between(-2, 2),
      y - size * 0.5,
      size * 0.62,
      canvas.random.pick([canvas.leaf.vine, canvas.leaf.mid, canvas.season === 'summer' ? '#8fa556' : canvas.leaf.deep] as const),
    );
    if (canvas.random.chance(0.18)) canvas.ellipse(x, y - size * 0.2, size * 0.16, size * 0.28, '#6d3353');
  }
}

/** A small church on a rise, as one sees from any Kakhetian road. */
function drawTower(canvas: Canvas, x: number, y: number): void {
  const stone = '#dcc7a6';
  canvas.rect(x - 36, y - 46, 72, 46, stone);
  canvas.polygon(
    [
      [x - 42, y - 46],
      [x, y - 70],
      [x + 42, y - 46],
    ],
    '#a65a47',
  );
  canvas.rect(x - 14, y - 98, 28, 40, stone);
  canvas.rect(x + 4, y - 98, 10, 40, darker(stone, 0.16));
  canvas.polygon(
    [
      [x - 19, y - 98],
      [x, y - 136],
      [x + 19, y - 98],
    ],
    '#a65a47',
  );
  canvas.rect(x - 1.2, y - 152, 2.4, 18, '#6b5446');
  canvas.rect(x - 6, y - 147, 12, 2.4, '#6b5446');
  canvas.path(`M${x - 7} ${y}v-20a7 7 0 0 1 14 0v20z`, '#5f4a3c');
}

function drawHillside(canvas: Canvas): void {
  drawMountains(canvas, horizonY + 30, 260, 4);
  canvas.path(`M0 430Q300 350 620 400T1200 330V800H0Z`, coverGround(canvas.season, '#9db183'));
  canvas.path(`M0 520Q360 420 700 470T1200 420V800H0Z`, coverGround(canvas.season, '#aec08a'));
  canvas.path(`M0 640Q420 540 760 560T1200 520V800H0Z`, coverGround(canvas.season, '#b9c894'));
  for (const [x, y, size] of [
    [80, 452, 54],
    [140, 446, 66],
    [320, 420, 48],
    [1010, 390, 60],
    [1080, 382, 74],
    [1150, 392, 56],
  ] as const)
    drawTree(canvas, 'pine', x, y, size);
  drawHouseFar(canvas, 470, 420);
  drawHouseFar(canvas, 880, 404);
  drawPlot(
    canvas,
    [
      [360, 520],
      [870, 486],
      [980, 622],
      [290, 672],
    ],
    '#d3d19a',
  );
  canvas.path('M0 756Q300 700 620 716T1200 648V690Q900 690 620 760T0 800Z', '#dccdb5');
  drawBush(canvas, 90, 640, 120);
  drawBush(canvas, 1040, 590, 120);
}

function drawHouseFar(canvas: Canvas, x: number, y: number): void {
  canvas.rect(x - 28, y - 30, 56, 34, '#f1e7d8');
  canvas.polygon(
    [
      [x - 36, y - 30],
      [x, y - 54],
      [x + 36, y - 30],
    ],
    '#b0604a',
  );
  for (const left of [-18, 6]) canvas.rect(x + left, y - 20, 12, 14, '#6f7f8a');
}

function drawCoast(canvas: Canvas): void {
  drawHills(canvas, horizonY, 90);
  drawSea(canvas, horizonY, 520);
  canvas.path('M0 508Q320 486 640 504T1200 494V800H0Z', '#ead9b4');
  canvas.path('M0 496Q320 474 640 492T1200 482V494Q900 520 640 504T0 508Z', '#ffffff', { opacity: 0.7 });
  canvas.path('M0 560Q380 530 760 548T1200 530V800H0Z', '#b7c48e');
  for (const [x, size] of [
    [70, 150],
    [1120, 165],
    [1040, 120],
  ] as const)
    drawTree(canvas, 'palm', x, 590, size);
  canvas.polygon(
    [
      [560, 420],
      [566, 370],
      [600, 420],
    ],
    '#ffffff',
  );
  canvas.path('M548 424h60l-10 12h-40z', '#7f3549');
  drawPlot(
    canvas,
    [
      [320, 566],
      [900, 566],
      [1000, 680],
      [210, 680],
    ],
    '#d6d09c',
  );
  drawBush(canvas, 120, 700, 110);
}

function drawOrchard(canvas: Canvas): void {
  drawHills(canvas, horizonY + 20, 150);
  drawGrass(canvas, horizonY + 10, '#aabf84');
  for (let row = 0; row < 3; row++) {
    for (let x = 30 + (row % 2) * 46; x < canvas.width; x += 96) {
      const y = horizonY + 66 + row * 36;
      drawTree(canvas, 'round', x, y, 54 + row * 10);
      for (let fruit = 0; fruit < 4; fruit++)
        canvas.circle(x + canvas.random.between(-18, 18), y - 44 - row * 8 + canvas.random.between(-16, 10), 4, '#e0903f');
    }
  }
  drawPlot(
    canvas,
    [
      [260, 548],
      [950, 548],
      [1020, 678],
      [190, 678],
    ],
    '#c9d29b',
  );
  for (let x = 0; x < canvas.width; x += 60) canvas.rect(x, 706, 7, 44, '#a58464', { radius: 2 });
  canvas.rect(0, 716, canvas.width, 5, '#9a7a5c');
  canvas.rect(0, 732, canvas.width, 5, '#9a7a5c');
}

function drawSuburb(canvas: Canvas): void {
  drawMountains(canvas, horizonY + 20, 200, 5);
  drawHills(canvas, horizonY + 20, 90);
  drawGrass(canvas, horizonY + 20, '#a6ba80');
  for (let index = 0; index < 5; index++) {
    const x = 120 + index * 240;
    const wall = ['#f1e7d8', '#dcab9b', '#e3c9a6', '#bcd0c6', '#f4f1ec'][index] ?? '#f1e7d8';
    canvas.rect(x - 62, horizonY + 6, 124, 84, wall);
    canvas.rect(x + 28, horizonY + 6, 34, 84, darker(wall, 0.1));
    canvas.polygon(
      [
        [x - 78, horizonY + 8],
        [x, horizonY - 50],
        [x + 78, horizonY + 8],
      ],
      '#a85a46',
    );
    for (const left of [-44, -8, 28]) canvas.rect(x + left, horizonY + 28, 20, 28, '#7d97a6');
    drawTree(canvas, 'round', x + 104, horizonY + 92, 64);
  }
  canvas.rect(0, horizonY + 92, canvas.width, 12, '#c9bca6');
  drawPlot(
    canvas,
    [
      [300, 512],
      [900, 512],
      [990, 664],
      [210, 664],
    ],
    '#c5cc93',
  );
  canvas.rect(0, 700, canvas.width, 100, '#a9a5a3');
  canvas.rect(0, 690, canvas.width, 12, lighter('#d8d2ca', 0.2));
  for (let x = 20; x < canvas.width; x += 150) canvas.rect(x, 748, 76, 5, '#efeae3');
}
