import type { Canvas } from './canvas';
import { darker, leaf, lighter } from './palette';
import { coverGround } from './season';

/** A pavement with a kerb, then the road. */
export function drawStreet(canvas: Canvas, y: number): void {
  const { width, height } = canvas;
  canvas.rect(0, y, width, height - y, '#a9a5a3');
  canvas.rect(0, y, width, 34, '#d8d2ca');
  for (let x = 30; x < width; x += 60) canvas.rect(x, y, 1.5, 34, '#c4bdb4');
  canvas.rect(0, y + 34, width, 6, '#efeae3');
  canvas.rect(0, y + 40, width, 5, '#8d8988', { opacity: 0.7 });
  for (let x = 20; x < width; x += 150) canvas.rect(x, y + 104, 76, 5, '#efeae3', { opacity: 0.75 });
  if (canvas.season === 'winter') drawKerbSnow(canvas, y);
}

function drawKerbSnow(canvas: Canvas, y: number): void {
  canvas.rect(0, y, canvas.width, 34, '#f4f7f9', { opacity: 0.72 });
  for (let x = -30; x < canvas.width; x += 92) canvas.path(`M${x} ${y + 42}q46 ${-18 - ((x + 30) % 5) * 2} 92 0z`, '#f7f9fb');
}

export function drawLawn(canvas: Canvas, y: number, summerColor: string = leaf.light): void {
  const { width, height, random } = canvas;
  const color = coverGround(canvas.season, summerColor);
  canvas.rect(0, y, width, height - y, color);
  canvas.rect(0, y, width, 8, lighter(color, 0.25));
  for (let index = 0; index < 60; index++) {
    const x = random.between(0, width);
    const tuftY = random.between(y + 18, height);
    canvas.path(`M${x} ${tuftY}l3 -11l3 11zM${x + 6} ${tuftY}l4 -8l1 8z`, darker(color, 0.14));
  }
}

/** A path from the door to the lower edge, widening a little like a drawn plan, without a vanishing point. */
export function drawWalk(canvas: Canvas, x: number, y: number, width: number): void {
  canvas.rect(x, y, width, canvas.height - y, '#dcd0bf');
  for (let row = y + 6; row < canvas.height; row += 24) canvas.rect(x, row, width, 2, '#c4b6a2');
  canvas.rect(x - 5, y, 5, canvas.height - y, '#c9bca9');
  canvas.rect(x + width, y, 5, canvas.height - y, '#b7a995');
}

export type TreeKind = 'round' | 'cypress' | 'pine' | 'palm';

export function drawTree(canvas: Canvas, kind: TreeKind, x: number, y: number, size: number): void {
  canvas.ellipse(x + size * 0.16, y + 2, size * 0.42, size * 0.07, '#2b2a26', { opacity: 0.16 });
  if (kind === 'cypress') drawCypress(canvas, x, y, size);
  else if (kind === 'pine') drawPine(canvas, x, y, size);
  else if (kind === 'palm') drawPalm(canvas, x, y, size);
  else drawRoundTree(canvas, x, y, size);
}

function drawCypress(canvas: Canvas, x: number, y: number, size: number): void {
  const top = y - size * 1.7;
  canvas.rect(x - 3, y - size * 0.14, 6, size * 0.14, '#6b5446');
  canvas.path(
    `M${x} ${top}C${x + size * 0.32} ${y - size} ${x + size * 0.27} ${y - size * 0.1} ${x} ${y - size * 0.08}C${x - size * 0.27} ${y - size * 0.1} ${x - size * 0.32} ${y - size} ${x} ${top}Z`,
    leaf.mid,
  );
  canvas.path(
    `M${x} ${top}C${x + size * 0.32} ${y - size} ${x + size * 0.27} ${y - size * 0.1} ${x} ${y - size * 0.08}Z`,
    leaf.deep,
  );
}

function drawPine(canvas: Canvas, x: number, y: number, size: number): void {
  canvas.rect(x - size * 0.05, y - size * 0.3, size * 0.1, size * 0.3, '#5f4a3c');
  for (let tier = 0; tier < 3; tier++) {
    const half = size * (0.44 - tier * 0.1);
    const base = y - size * (0.2 + tier * 0.4);
    canvas.polygon(
      [
        [x - half, base],
        [x, base - size * 0.66],
        [x + half, base],
      ],
      leaf.deep,
    );
    canvas.polygon(
      [
        [x, base],
        [x, base - size * 0.66],
        [x + half, base],
      ],
      darker(leaf.deep, 0.24),
    );
    if (canvas.season !== 'winter') continue;
    canvas.path(
      `M${x} ${base - size * 0.66}l${half * 0.52} ${size * 0.34}q${-half * 0.26} ${-size * 0.06} ${-half * 0.5} ${size * 0.04}t${-half * 0.54} ${-size * 0.04}z`,
      '#f4f7f9',
    );
  }
}

function drawPalm(canvas: Canvas, x: number, y: number, size: number): void {
  const top = y - size * 1.45;
  canvas.path(
    `M${x - size * 0.06} ${y}Q${x - size * 0.02} ${y - size * 0.7} ${x + size * 0.02} ${top}h${size * 0.06}Q${x + size * 0.05} ${y - size * 0.7} ${x + size * 0.06} ${y}Z`,
    '#8d7056',
  );
  const crown = x + size * 0.05;
  for (const [reach, drop, color] of [
    [-0.62, 0.34, leaf.mid],
    [-0.5, 0.02, leaf.light],
    [0.62, 0.34, leaf.deep],
    [0.5, 0.02, leaf.mid],
    [-0.26, 0.55, leaf.deep],
    [0.26, 0.55, leaf.deep],
  ] as const) {
    const tipX = crown + reach * size;
    const tipY = top + drop * size;
    canvas.path(
      `M${crown} ${top}Q${crown + reach * size * 0.6} ${top - size * 0.26} ${tipX} ${tipY}Q${crown + reach * size * 0.42} ${top - size * 0.02} ${crown} ${top}Z`,
      color,
    );
  }
}

function drawRoundTree(canvas: Canvas, x: number, y: number, size: number): void {
  const { season, leaf: own } = canvas;
  const color = canvas.random.pick([own.mid, own.deep, season === 'summer' ? '#7f9a66' : own.light] as const);
  if (season === 'winter') {
    drawBareTree(canvas, x, y, size);
    return;
  }
  canvas.rect(x - size * 0.045, y - size * 0.6, size * 0.09, size * 0.6, '#75604f');
  canvas.circle(x + size * 0.24, y - size * 0.66, size * 0.3, darker(color, 0.1));
  canvas.circle(x - size * 0.24, y - size * 0.64, size * 0.3, color);
  canvas.circle(x, y - size * 0.96, size * 0.38, color);
  canvas.circle(x - size * 0.1, y - size * 1.02, size * 0.24, lighter(color, 0.16));
  canvas.circle(x - size * 0.28, y - size * 0.68, size * 0.17, lighter(color, 0.14));
}

/** Branches with snow on their upper side. */
function drawBareTree(canvas: Canvas, x: number, y: number, size: number): void {
  canvas.path(`M${x - size * 0.05} ${y}L${x - size * 0.02} ${y - size * 1.1}h${size * 0.03}L${x + size * 0.05} ${y}Z`, '#6d5a4e');
  for (const [from, reach, rise] of [
    [0.5, -0.4, 0.34],
    [0.56, 0.42, 0.36],
    [0.74, -0.3, 0.36],
    [0.8, 0.3, 0.34],
    [0.96, -0.16, 0.3],
    [0.98, 0.16, 0.28],
  ] as const) {
    const tip: readonly [number, number] = [x + reach * size, y - (from + rise) * size];
    const middle: readonly [number, number] = [x + reach * size * 0.55, y - (from + rise * 0.5) * size];
    canvas.line([x, y - from * size], tip, '#6d5a4e', Math.max(1.6, size * 0.03));
    canvas.line(middle, [middle[0] + reach * size * 0.1, middle[1] - size * 0.22], '#7b685b', Math.max(1.2, size * 0.018));
    canvas.line([x, y - from * size - 2], [tip[0], tip[1] - 2], '#f4f7f9', Math.max(1, size * 0.014), { opacity: 0.85 });
  }
}

export function drawBush(canvas: Canvas, x: number, y: number, width: number, color: string = canvas.leaf.mid): void {
  const height = Math.min(40, width * 0.36);
  canvas.path(
    `M${x} ${y}a${height * 0.8} ${height * 0.8} 0 0 1 ${width * 0.3} ${-height * 0.7}a${width * 0.22} ${height * 0.7} 0 0 1 ${width * 0.42} ${height * 0.02}a${height * 0.8} ${height * 0.8} 0 0 1 ${width * 0.28} ${height * 0.68}Z`,
    color,
  );
  canvas.ellipse(x + width * 0.34, y - height * 0.62, width * 0.15, height * 0.22, lighter(color, 0.2), { opacity: 0.8 });
}

export function drawHedge(canvas: Canvas, x: number, y: number, width: number, height: number): void {
  canvas.rect(x, y - height, width, height, canvas.leaf.deep === leaf.deep ? leaf.mid : canvas.leaf.deep, { radius: 8 });
  canvas.rect(x, y - height, width, height * 0.36, canvas.leaf.light, { radius: 8 });
  for (let offset = 14; offset < width - 12; offset += 26)
    canvas.circle(x + offset, y - height * 0.4, 5, canvas.leaf.deep, { opacity: 0.5 });
}

export function drawCar(canvas: Canvas, x: number, y: number, color: string): void {
  canvas.ellipse(x + 78, y + 2, 88, 7, '#2b2629', { opacity: 0.25 });
  canvas.path(
    `M${x} ${y - 10}v-16q0 -10 12 -12l22 -4l22 -22q4 -4 10 -4h40q7 0 11 4l20 22l14 3q10 3 10 13v16q0 4 -4 4h-153q-4 0 -4 -4z`,
    color,
  );
  canvas.path(`M${x + 42} ${y - 42}l17 -17q2 -2 6 -2h17v19zM${x + 88} ${y - 61}h15q4 0 6 2l16 17h-37z`, '#d3e0e6');
  canvas.rect(x + 2, y - 20, 156, 4, darker(color, 0.25), { opacity: 0.6 });
  for (const wheel of [32, 126]) {
    canvas.circle(x + wheel, y - 6, 15, '#2d2a2d');
    canvas.circle(x + wheel, y - 6, 7, '#c8c4c0');
  }
  canvas.rect(x + 150, y - 34, 8, 7, '#ffe9b0', { radius: 2 });
}

export function drawStreetLamp(canvas: Canvas, x: number, y: number): void {
  canvas.rect(x - 2.5, y - 148, 5, 148, '#3f3d44');
  canvas.rect(x - 7, y - 8, 14, 8, '#3f3d44');
  canvas.path(`M${x} ${y - 148}q0 -12 20 -12`, 'none', { stroke: '#3f3d44', strokeWidth: 4 });
  canvas.path(`M${x + 10} ${y - 150}l4 -12h14l4 12z`, '#3f3d44');
  const isLit = canvas.sky.litShare > 0.3;
  if (isLit) canvas.circle(x + 21, y - 146, 34, '#ffe0a0', { opacity: 0.25, isGlowing: true });
  canvas.ellipse(x + 21, y - 149, 8, 4, isLit ? '#ffe9b8' : '#f3efe6', { isGlowing: isLit });
}

export function drawBench(canvas: Canvas, x: number, y: number): void {
  canvas.rect(x, y - 24, 84, 6, '#9a6b47', { radius: 2 });
  canvas.rect(x, y - 44, 84, 5, '#a97a53', { radius: 2 });
  canvas.rect(x, y - 36, 84, 5, '#9a6b47', { radius: 2 });
  for (const leg of [8, 70]) canvas.rect(x + leg, y - 44, 5, 44, '#47434a');
}
