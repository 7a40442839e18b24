import type { Canvas } from '../drawing/canvas';
import { darker, leaf, lighter, mix } from '../drawing/palette';
import { dawn, drawBalloon, drawChurch, drawMtatsminda, drawNarikala } from './hero-landmarks';

const walls = ['#f0e4d5', '#e4c1b0', '#dbab96', '#cb8f77', '#dfc7a1', '#f5ede4', '#bccbd0', '#ead7c2'] as const;
const roofs = ['#a95d49', '#95523f', '#b66c53', '#86463b'] as const;
const balconies = ['#7a4b34', '#3d7686', '#8a3047', '#4f7f8c'] as const;

export function drawHero(canvas: Canvas, isNarrow: boolean): void {
  canvas.isToned = false;
  const { width, height } = canvas;
  const unit = isNarrow ? 0.72 : 1;
  canvas.rect(
    0,
    0,
    width,
    height,
    canvas.gradient([
      [0, dawn.top],
      [0.45, dawn.middle],
      [1, dawn.low],
    ]),
  );
  const sun = isNarrow ? ([width * 0.86, height * 0.3] as const) : ([width * 0.9, height * 0.24] as const);
  for (const [radius, opacity] of [
    [190, 0.16],
    [122, 0.32],
    [70, 1],
  ] as const)
    canvas.circle(sun[0], sun[1], radius * unit, '#fff4de', { opacity });
  drawClouds(canvas, unit);
  drawRidge(canvas, height * 0.5, height * 0.12, dawn.far);
  drawMtatsminda(canvas, width * (isNarrow ? 0.34 : 0.56), height * (isNarrow ? 0.4 : 0.34), unit);
  drawNarikala(canvas, width * (isNarrow ? 0.78 : 0.83), height * (isNarrow ? 0.52 : 0.47), unit);
  drawBalloon(canvas, width * (isNarrow ? 0.58 : 0.715), height * (isNarrow ? 0.24 : 0.2), 34 * unit);
  for (let layer = 0; layer < 4; layer++) drawTerraceOfHouses(canvas, layer, isNarrow);
}

function drawClouds(canvas: Canvas, unit: number): void {
  for (const [share, level, length] of [
    [0.12, 0.16, 260],
    [0.42, 0.1, 210],
    [0.7, 0.34, 240],
    [0.97, 0.42, 200],
  ] as const) {
    const x = canvas.width * share;
    const y = canvas.height * level;
    canvas.rect(x, y, length * unit, 16 * unit, '#ffffff', { opacity: 0.5, radius: 8 * unit });
    canvas.rect(x + 50 * unit, y - 13 * unit, length * 0.5 * unit, 18 * unit, '#ffffff', { opacity: 0.5, radius: 9 * unit });
  }
}

function drawRidge(canvas: Canvas, y: number, rise: number, color: string): void {
  let data = `M0 ${canvas.height}V${y}`;
  for (let step = 0; step <= 48; step++) {
    const x = (canvas.width * step) / 48;
    data += `L${x} ${y - rise * (0.5 + 0.5 * Math.sin(step * 0.5 + 1.2)) - rise * 0.2 * Math.sin(step * 1.1)}`;
  }
  canvas.path(`${data}V${canvas.height}Z`, color);
}

function drawTerraceOfHouses(canvas: Canvas, layer: number, isNarrow: boolean): void {
  const { random, width, height } = canvas;
  const size = (isNarrow ? 0.72 : 1.05) + layer * (isNarrow ? 0.2 : 0.3);
  const base = height * (0.64 + 0.11 * layer);
  const haze = 0.44 - layer * 0.145;
  let x = -40 - random.between(0, 40);
  const churchX = isNarrow ? Number.NaN : width * 0.2;
  while (x < width + 30) {
    const houseWidth = random.between(74, 128) * size;
    const houseHeight = random.between(62, 112) * size;
    const y = base - houseHeight + Math.sin((x / width) * 7 + layer * 1.4) * height * 0.028;
    drawHouse(canvas, { x, y, width: houseWidth, size, haze, layer });
    if (random.chance(0.3)) drawHeroCypress(canvas, x + houseWidth, y + houseHeight * 0.9, 34 * size, haze);
    if (layer === 2 && churchX > x && churchX < x + houseWidth)
      drawChurch(canvas, churchX, y + 8, 2.4, mix('#dcc09d', dawn.mid, 0.08));
    x += houseWidth - 3;
  }
  if (layer === 3) return;
  const mist = canvas.gradient([
    [0, dawn.low, 0],
    [1, dawn.low, 0.34],
  ]);
  canvas.rect(0, base - height * 0.08, width, height * 0.2, mist);
}

interface HeroHouse {
  x: number;
  y: number;
  width: number;
  size: number;
  haze: number;
  layer: number;
}

function drawHouse(canvas: Canvas, { x, y, width, size, haze, layer }: HeroHouse): void {
  const { random, height } = canvas;
  const fade = (color: string): string => mix(color, dawn.mid, Math.max(0, haze));
  const wall = fade(random.pick(walls));
  const roof = fade(random.pick(roofs));
  canvas.rect(x, y, width, height - y, wall);
  canvas.rect(x + width * 0.7, y, width * 0.3, height - y, darker(wall, 0.1), { opacity: 0.6 });
  if (random.chance(0.25)) canvas.rect(x - 5, y - 8 * size, width + 10, 10 * size, roof);
  else {
    canvas.polygon(
      [
        [x - 8, y + 1],
        [x + width * 0.22, y - 26 * size],
        [x + width * 0.78, y - 26 * size],
        [x + width + 8, y + 1],
      ],
      roof,
    );
    canvas.polygon(
      [
        [x + width * 0.66, y - 26 * size],
        [x + width * 0.78, y - 26 * size],
        [x + width + 8, y + 1],
        [x + width * 0.72, y + 1],
      ],
      darker(roof, 0.14),
    );
    canvas.rect(x - 8, y - 1, width + 16, 4 * size, darker(roof, 0.24));
  }
  const columns = Math.max(2, Math.floor(width / (27 * size)));
  const hasBalcony = layer > 0 && random.chance(0.5);
  for (let row = 0; row < 3 + layer; row++) {
    if (hasBalcony && row === 0) continue;
    for (let column = 0; column < columns; column++) {
      const center = x + (width * (column + 0.5)) / columns;
      const isLit = random.chance(0.12);
      canvas.rect(center - 6.5 * size, y + (14 + row * 34) * size, 13 * size, 19 * size, lighter(wall, 0.4));
      canvas.rect(center - 5 * size, y + (15.5 + row * 34) * size, 10 * size, 16 * size, isLit ? '#ffdf9f' : darker(wall, 0.44));
    }
  }
  if (hasBalcony) drawHeroBalcony(canvas, x, y + 10 * size, width, size, fade(random.pick(balconies)));
}

function drawHeroBalcony(canvas: Canvas, x: number, y: number, width: number, size: number, color: string): void {
  const tall = 32 * size;
  canvas.rect(x - 6 * size, y, width + 12 * size, tall, color);
  const bays = Math.max(4, Math.floor(width / (16 * size)));
  const bay = (width + 8 * size) / bays;
  for (let index = 0; index < bays; index++) {
    const left = x - 4 * size + index * bay + 1.8 * size;
    const span = bay - 3.6 * size;
    const glass = canvas.random.chance(0.22) ? '#ffdf9f' : mix('#dfe8ea', color, 0.16);
    canvas.path(
      `M${left} ${y + tall * 0.6}V${y + tall * 0.1 + span / 2}a${span / 2} ${span / 2} 0 0 1 ${span} 0V${y + tall * 0.6}Z`,
      glass,
    );
    canvas.rect(left, y + tall * 0.7, span, tall * 0.2, lighter(color, 0.2));
  }
  canvas.rect(x - 8 * size, y + tall, width + 16 * size, 4 * size, darker(color, 0.3));
  canvas.rect(x - 3 * size, y + tall + 4 * size, width + 6 * size, 6 * size, '#26151d', { opacity: 0.16 });
}

function drawHeroCypress(canvas: Canvas, x: number, y: number, size: number, haze: number): void {
  const green = mix(leaf.deep, dawn.mid, Math.max(0, haze));
  canvas.path(
    `M${x} ${y - size * 2.2}C${x + size * 0.4} ${y - size} ${x + size * 0.34} ${y} ${x} ${y}C${x - size * 0.34} ${y} ${x - size * 0.4} ${y - size} ${x} ${y - size * 2.2}Z`,
    green,
  );
  canvas.path(`M${x} ${y - size * 2.2}C${x + size * 0.4} ${y - size} ${x + size * 0.34} ${y} ${x} ${y}Z`, darker(green, 0.16));
}
