import type { Canvas } from '../drawing/canvas';
import { darker, leaf, mix } from '../drawing/palette';

export const dawn = {
  top: '#d5dbec',
  middle: '#f5e3dc',
  low: '#fcefe1',
  far: '#d6c8d1',
  mid: '#bdaab9',
  near: '#98838f',
  stone: '#b59c8c',
};
export function drawMtatsminda(canvas: Canvas, x: number, y: number, unit: number): void {
  const { height } = canvas;
  const slope = 620 * unit;
  canvas.path(
    `M${x - slope * 1.3} ${height}Q${x - slope * 0.55} ${y + 40 * unit} ${x - 60 * unit} ${y}Q${x + 30 * unit} ${y - 18 * unit} ${x + 130 * unit} ${y + 16 * unit}Q${x + slope * 0.7} ${y + 90 * unit} ${x + slope * 1.3} ${height}Z`,
    dawn.mid,
  );
  for (let index = 0; index < 40; index++) {
    const share = canvas.random.between(-1, 1);
    canvas.circle(
      x + share * slope * 0.6,
      y + 40 * unit + Math.abs(share) * 150 * unit + canvas.random.between(0, 60) * unit,
      canvas.random.between(10, 24) * unit,
      mix(dawn.mid, leaf.deep, 0.3),
      { opacity: 0.6 },
    );
  }
  const mast = x + 40 * unit;
  const tower = dawn.near;
  canvas.polygon(
    [
      [mast - 26 * unit, y + 14 * unit],
      [mast - 5 * unit, y - 150 * unit],
      [mast + 5 * unit, y - 150 * unit],
      [mast + 26 * unit, y + 14 * unit],
    ],
    tower,
  );
  for (const [level, halfWidth, depth] of [
    [88, 19, 14],
    [52, 15, 9],
  ] as const)
    canvas.rect(mast - halfWidth * unit, y - level * unit, halfWidth * 2 * unit, depth * unit, darker(tower, 0.1), {
      radius: 3 * unit,
    });
  canvas.rect(mast - 2.5 * unit, y - 236 * unit, 5 * unit, 90 * unit, tower);
  canvas.circle(mast, y - 238 * unit, 4.5 * unit, '#b3224f');
  drawWheel(canvas, x - 110 * unit, y - 34 * unit, 48 * unit);
}

function drawWheel(canvas: Canvas, x: number, y: number, radius: number): void {
  for (const share of [1, 0.86]) canvas.circle(x, y, radius * share, 'none', { stroke: dawn.near, strokeWidth: radius * 0.05 });
  for (let spoke = 0; spoke < 14; spoke++) {
    const angle = (spoke * Math.PI) / 7;
    const tip = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
    canvas.line([x, y], tip, dawn.near, radius * 0.025);
    canvas.circle(tip[0], tip[1], radius * 0.075, spoke % 2 === 0 ? '#b3224f' : dawn.near);
  }
  for (const lean of [-1, 1]) canvas.line([x, y], [x + lean * radius * 0.5, y + radius * 1.25], dawn.near, radius * 0.07);
}

export function drawNarikala(canvas: Canvas, x: number, y: number, unit: number): void {
  const { height } = canvas;
  canvas.path(
    `M${x - 620 * unit} ${height}Q${x - 330 * unit} ${y + 60 * unit} ${x - 150 * unit} ${y + 24 * unit}Q${x + 120 * unit} ${y - 10 * unit} ${x + 420 * unit} ${y + 40 * unit}L${x + 700 * unit} ${height}Z`,
    mix(dawn.mid, '#8c7a6a', 0.25),
  );
  const merlon = 15 * unit;
  for (let index = 0; index < 34; index++) {
    const left = x - 150 * unit + index * merlon;
    const level = y - 26 * unit + Math.sin(index * 0.24) * 8 * unit + Math.max(0, index - 22) * 3 * unit;
    canvas.rect(left, level, merlon + 1, 74 * unit, dawn.stone);
    if (index % 2 === 0) canvas.rect(left, level - 9 * unit, merlon, 10 * unit, dawn.stone);
  }
  for (const [offset, tall, broad] of [
    [-130, 88, 44],
    [30, 104, 52],
    [190, 84, 46],
    [330, 66, 40],
  ] as const) {
    const left = x + offset * unit;
    const top = y + 30 * unit - tall * unit;
    canvas.rect(left, top, broad * unit, tall * unit + 20, mix(dawn.stone, dawn.near, 0.25));
    canvas.rect(left + broad * 0.66 * unit, top, broad * 0.34 * unit, tall * unit + 20, darker(dawn.stone, 0.2), {
      opacity: 0.6,
    });
    for (let tooth = 0; tooth < 3; tooth++)
      canvas.rect(
        left + tooth * broad * 0.37 * unit,
        top - 10 * unit,
        broad * 0.25 * unit,
        11 * unit,
        mix(dawn.stone, dawn.near, 0.25),
      );
    canvas.rect(left + broad * 0.42 * unit, top + 24 * unit, 6 * unit, 18 * unit, darker(dawn.stone, 0.4), { opacity: 0.7 });
  }
  drawChurch(canvas, x + 122 * unit, y + 6 * unit, 2.1 * unit, '#d2b598');
}

export function drawChurch(canvas: Canvas, x: number, y: number, size: number, stone: string): void {
  canvas.rect(x - 24 * size, y - 22 * size, 48 * size, 40 * size, stone);
  canvas.rect(x + 8 * size, y - 22 * size, 16 * size, 40 * size, darker(stone, 0.12));
  canvas.polygon(
    [
      [x - 27 * size, y - 22 * size],
      [x, y - 36 * size],
      [x + 27 * size, y - 22 * size],
    ],
    '#9c5a49',
  );
  canvas.rect(x - 9 * size, y - 56 * size, 18 * size, 28 * size, stone);
  canvas.rect(x + 3 * size, y - 56 * size, 6 * size, 28 * size, darker(stone, 0.14));
  for (const offset of [-5, 0, 5]) canvas.rect(x + (offset - 1) * size, y - 50 * size, 2 * size, 14 * size, darker(stone, 0.45));
  canvas.polygon(
    [
      [x - 12 * size, y - 56 * size],
      [x, y - 82 * size],
      [x + 12 * size, y - 56 * size],
    ],
    '#9c5a49',
  );
  canvas.polygon(
    [
      [x, y - 82 * size],
      [x + 12 * size, y - 56 * size],
      [x + 2 * size, y - 56 * size],
    ],
    '#82483b',
  );
  canvas.rect(x - size, y - 94 * size, 2 * size, 14 * size, '#6b5446');
  canvas.rect(x - 4 * size, y - 90 * size, 8 * size, 2 * size, '#6b5446');
}

export function drawBalloon(canvas: Canvas, x: number, y: number, radius: number): void {
  const envelope = (spread: number): string =>
    `M${x - radius * spread} ${y}a${radius * spread} ${radius} 0 0 1 ${radius * 2 * spread} 0c0 ${radius * 0.7} ${-radius * 0.7 * spread} ${radius * 1.1} ${-radius * 0.8 * spread} ${radius * 1.4}h${-radius * 0.4 * spread}c${-radius * 0.1 * spread} ${-radius * 0.3} ${-radius * 0.8 * spread} ${-radius * 0.7} ${-radius * 0.8 * spread} ${-radius * 1.4}z`;
  canvas.path(envelope(1), '#8a3047');
  canvas.path(envelope(0.66), '#e6c27c');
  canvas.path(envelope(0.3), '#8a3047');
  canvas.rect(x - radius * 0.2, y + radius * 1.62, radius * 0.4, radius * 0.3, '#6b4a3a', { radius: 2 });
  for (const side of [-0.16, 0.13]) canvas.rect(x + radius * side, y + radius * 1.38, 1.4, radius * 0.26, '#6b4a3a');
}
