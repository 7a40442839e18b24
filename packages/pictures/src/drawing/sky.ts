import type { Canvas, Point } from './canvas';
import { mix, type Sky } from './palette';
import { coverGround } from './season';

export interface SkyOptions {
  sun?: Point;
  horizon?: number;
}

export function drawSky(canvas: Canvas, options: SkyOptions = {}): void {
  const { width, height, random, sky, skyName } = canvas;
  const horizon = options.horizon ?? height * 0.84;
  canvas.rect(
    0,
    0,
    width,
    horizon,
    canvas.gradient([
      [0, sky.top],
      [1, sky.bottom],
    ]),
  );
  const [sunX, sunY] = options.sun ?? [width * random.between(0.06, 0.12), height * random.between(0.2, 0.27)];
  if (skyName === 'night') drawStars(canvas, horizon);
  if (skyName !== 'overcast') {
    const radius = skyName === 'night' ? 34 : 46;
    canvas.circle(sunX, sunY, radius * 2.6, sky.sun, { opacity: 0.12, isGlowing: true });
    canvas.circle(sunX, sunY, radius * 1.7, sky.sun, { opacity: 0.22, isGlowing: true });
    canvas.circle(sunX, sunY, radius, sky.sun, { opacity: 0.95, isGlowing: true });
  }
  const cloudCount = skyName === 'overcast' ? 7 : skyName === 'night' ? 1 : 4;
  for (let index = 0; index < cloudCount; index++) {
    const x = (width * (index + random.between(0.1, 0.7))) / cloudCount;
    drawCloud(canvas, x, height * random.between(0.08, 0.34), random.between(90, 190));
  }
}

function drawStars(canvas: Canvas, horizon: number): void {
  for (let index = 0; index < 46; index++) {
    const x = canvas.random.between(0, canvas.width);
    const y = canvas.random.between(0, horizon * 0.6);
    const opacity = canvas.random.between(0.3, 0.85);
    canvas.circle(x, y, canvas.random.between(0.9, 1.9), '#ffffff', { opacity, isGlowing: true });
  }
}

function drawCloud(canvas: Canvas, x: number, y: number, width: number): void {
  const color = mix(canvas.sky.bottom, '#ffffff', canvas.skyName === 'night' ? 0.1 : 0.6);
  const style = { opacity: canvas.skyName === 'night' ? 0.25 : 0.6, isGlowing: true };
  const step = width / 5;
  const data = `M${x} ${y}a${step * 0.7} ${step * 0.62} 0 0 1 ${step} ${-step * 0.45}a${step * 1.15} ${step * 1.05} 0 0 1 ${step * 2} ${-step * 0.1}a${step * 0.8} ${step * 0.7} 0 0 1 ${step * 1.35} ${step * 0.55}Z`;
  canvas.path(data, color, style);
}

/** Two soft ridges behind a town. */
export function drawHills(canvas: Canvas, baseY: number, rise: number): void {
  canvas.sky.hills.forEach((color, layer) => {
    const y = baseY - rise * (1 - layer * 0.42);
    const steps = 4;
    let data = `M0 ${baseY}V${y + canvas.random.between(0, 30)}`;
    for (let step = 1; step <= steps; step++) {
      const controlX = (canvas.width * (step - 0.5)) / steps;
      data += `Q${controlX} ${y + canvas.random.between(-48, 40)} ${(canvas.width * step) / steps} ${y + canvas.random.between(0, 36)}`;
    }
    canvas.path(`${data}V${baseY}Z`, coverGround(canvas.season, color), { opacity: layer === 0 ? 0.8 : 0.95, isGlowing: true });
  });
}

/** The Caucasus: lit from the left, so every right flank is darker. */
export function drawMountains(canvas: Canvas, baseY: number, rise: number, peaks = 4): void {
  const { random, sky, width } = canvas;
  const rock = mix(sky.hills[0], sky.top, 0.35);
  const flank = mix(rock, sky.hills[1], 0.75);
  const snow = mix('#ffffff', canvas.sky.ambient, canvas.sky.ambientShare * 0.8);
  for (let index = 0; index < peaks; index++) {
    const x = (width * (index + 0.5)) / peaks + random.between(-50, 50);
    const top = baseY - rise * random.between(0.68, 1);
    const half = (width / peaks) * random.between(0.85, 1.1);
    const glow = { isGlowing: true };
    canvas.polygon(
      [
        [x - half, baseY],
        [x, top],
        [x + half, baseY],
      ],
      rock,
      glow,
    );
    canvas.polygon(
      [
        [x, top],
        [x + half, baseY],
        [x - half * 0.1, baseY],
        [x + half * 0.12, top + (baseY - top) * 0.5],
      ],
      flank,
      glow,
    );
    const depth = (baseY - top) * 0.34;
    const edge = half * 0.34;
    canvas.polygon(
      [
        [x, top],
        [x + edge, top + depth],
        [x + edge * 0.45, top + depth * 0.78],
        [x, top + depth * 1.08],
        [x - edge * 0.4, top + depth * 0.74],
        [x - edge, top + depth],
      ],
      snow,
      { ...glow, opacity: 0.95 },
    );
    canvas.polygon(
      [
        [x, top],
        [x + edge, top + depth],
        [x + edge * 0.45, top + depth * 0.78],
        [x, top + depth * 1.08],
      ],
      mix(snow, flank, 0.45),
      { ...glow, opacity: 0.9 },
    );
  }
}

export function drawSkyline(canvas: Canvas, baseY: number, tallest: number): void {
  const { random, sky, width } = canvas;
  const color = mix(sky.hills[1], sky.bottom, 0.3);
  let x = -20;
  while (x < width) {
    const blockWidth = random.between(46, 92);
    const blockHeight = tallest * random.between(0.35, 1);
    canvas.rect(x, baseY - blockHeight, blockWidth, blockHeight, color, { isGlowing: true, opacity: 0.85 });
    canvas.rect(x + blockWidth * 0.72, baseY - blockHeight, blockWidth * 0.28, blockHeight, sky.hills[1], {
      isGlowing: true,
      opacity: 0.5,
    });
    if (sky.litShare > 0.3) drawFarLights(canvas, x, baseY - blockHeight, blockWidth, blockHeight);
    x += blockWidth + random.between(4, 34);
  }
}

function drawFarLights(canvas: Canvas, x: number, y: number, width: number, height: number): void {
  for (let row = y + 10; row < y + height - 12; row += 16) {
    for (let column = x + 8; column < x + width - 10; column += 13) {
      if (canvas.random.chance(0.22)) canvas.rect(column, row, 5, 7, '#ffd78f', { isGlowing: true, opacity: 0.75 });
    }
  }
}

/** The colour of the sea at the horizon, which nothing else has. */
export const seaColor = (sky: Sky): string => mix('#3f87a6', sky.ambient, sky.ambientShare * 1.3);

export function drawSea(canvas: Canvas, horizonY: number, bottomY: number): void {
  const { random, sky, width } = canvas;
  const shallow = mix('#79b3c0', sky.bottom, 0.35);
  canvas.rect(
    0,
    horizonY,
    width,
    bottomY - horizonY,
    canvas.gradient([
      [0, seaColor(sky)],
      [1, shallow],
    ]),
  );
  for (let index = 0; index < 34; index++) {
    const y = random.between(horizonY + 6, bottomY - 4);
    const length = 20 + 60 * ((y - horizonY) / (bottomY - horizonY));
    canvas.rect(random.between(-20, width), y, length, 2, sky.sun, { opacity: 0.4, radius: 1, isGlowing: true });
  }
}
