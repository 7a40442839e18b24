import type { Canvas } from './canvas';
import { darker, lighter } from './palette';

export interface WindowOptions {
  frame?: string;
  panes?: number;
  hasTransom?: boolean;
  hasSill?: boolean;
  isLit?: boolean;
}

const lampLight = [
  [0, '#ffe6b0'],
  [1, '#f4b564'],
] as const;

export function glassFill(canvas: Canvas, isLit: boolean): string {
  if (isLit) return canvas.gradient(lampLight);
  const [top, bottom] = canvas.sky.glass;
  return canvas.gradient(
    [
      [0, top],
      [1, bottom],
    ],
    'diagonal',
  );
}

/** A flat window; one in a few has a lamp on, a curtain or a reflection. */
export function drawWindow(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  options: WindowOptions = {},
): void {
  const { random } = canvas;
  const frame = options.frame ?? '#f7f3ed';
  const isLit = options.isLit ?? random.chance(canvas.sky.litShare);
  const panes = options.panes ?? (width > 44 ? 3 : 2);
  const bar = Math.max(1.6, Math.min(3.4, width * 0.05));
  canvas.rect(x - bar, y - bar, width + bar * 2, height + bar * 2, frame);
  canvas.rect(x, y, width, height, glassFill(canvas, isLit));
  if (random.chance(0.36)) {
    const curtain = width * random.between(0.16, 0.3);
    canvas.rect(x, y, curtain, height, '#ffffff', { opacity: 0.42 });
    canvas.rect(x + width - curtain, y, curtain, height, '#ffffff', { opacity: 0.34 });
  } else if (!isLit && random.chance(0.55)) {
    canvas.polygon(
      [
        [x, y + height * 0.72],
        [x + width * 0.62, y],
        [x + width * 0.86, y],
        [x, y + height],
      ],
      '#ffffff',
      { opacity: 0.2 },
    );
  }
  canvas.rect(x, y, width, Math.min(5, height * 0.08), '#26151d', { opacity: 0.2 });
  for (let pane = 1; pane < panes; pane++) canvas.rect(x + (width * pane) / panes - bar / 2, y, bar, height, frame);
  if (options.hasTransom) canvas.rect(x, y + height * 0.28, width, bar, frame);
  if (options.hasSill ?? true) {
    canvas.rect(x - 5, y + height + bar, width + 10, 4, lighter(frame, 0.3));
    canvas.rect(x - 4, y + height + bar + 4, width + 8, 3, '#26151d', { opacity: 0.14 });
  }
}

/** An arched opening with a fanlight; glazed above, door or window below. */
export function drawArch(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  options: WindowOptions & { door?: string } = {},
): void {
  const frame = options.frame ?? '#f7f3ed';
  const radius = width / 2;
  const shape = (grow: number): string =>
    `M${x - grow} ${y + height}V${y + radius}a${radius + grow} ${radius + grow} 0 0 1 ${width + grow * 2} 0V${y + height}Z`;
  canvas.path(shape(7), frame);
  canvas.path(shape(0), glassFill(canvas, options.isLit ?? canvas.random.chance(canvas.sky.litShare)));
  for (const angle of [45, 90, 135]) {
    const radians = (angle * Math.PI) / 180;
    canvas.line(
      [x + radius, y + radius],
      [x + radius - Math.cos(radians) * radius, y + radius - Math.sin(radians) * radius],
      frame,
      2.4,
    );
  }
  canvas.path(`M${x + radius * 0.55} ${y + radius}a${radius * 0.45} ${radius * 0.45} 0 0 1 ${radius * 0.9} 0Z`, frame);
  canvas.rect(x, y + radius - 2, width, 4, frame);
  if (options.door) {
    drawDoorLeaves(canvas, x, y + radius + 2, width, height - radius - 2, options.door);
    return;
  }
  canvas.rect(x + radius - 1.5, y + radius, 3, height - radius, frame);
  canvas.rect(x, y + radius + (height - radius) * 0.5, width, 2.4, frame);
  if (options.hasSill ?? true) canvas.rect(x - 10, y + height, width + 20, 6, lighter(frame, 0.2));
}

export function drawDoorLeaves(canvas: Canvas, x: number, y: number, width: number, height: number, color: string): void {
  canvas.rect(x, y, width, height, color);
  const leaf = width / 2;
  for (const left of [x, x + leaf]) {
    canvas.rect(left + leaf * 0.18, y + height * 0.08, leaf * 0.64, height * 0.38, darker(color, 0.22));
    canvas.rect(left + leaf * 0.18, y + height * 0.54, leaf * 0.64, height * 0.36, darker(color, 0.22));
    canvas.rect(left + leaf * 0.18, y + height * 0.08, leaf * 0.64, 2, lighter(color, 0.2));
  }
  canvas.rect(x + leaf - 1, y, 2, height, darker(color, 0.4));
  canvas.circle(x + leaf - 6, y + height * 0.52, 2.6, '#e4bf6a');
  canvas.circle(x + leaf + 6, y + height * 0.52, 2.6, '#e4bf6a');
}

export type RailKind = 'glass' | 'bars' | 'wood' | 'solid';

/** A balcony front seen straight on: slab, rail and the shadow beneath. */
export function drawBalcony(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  kind: RailKind,
  color: string,
): void {
  if (kind === 'glass') {
    canvas.rect(x, y, width, height, '#dcebf0', { opacity: 0.55 });
    canvas.polygon(
      [
        [x + width * 0.1, y + height],
        [x + width * 0.28, y],
        [x + width * 0.4, y],
        [x + width * 0.22, y + height],
      ],
      '#ffffff',
      { opacity: 0.35 },
    );
  } else if (kind === 'solid') {
    canvas.rect(x, y, width, height, color);
    canvas.rect(x, y + height * 0.62, width, height * 0.38, darker(color, 0.08));
  } else {
    const step = kind === 'wood' ? 6 : 7;
    const bar = kind === 'wood' ? 4 : 2;
    const count = Math.max(1, Math.floor(width / step));
    canvas.rect(x, y, width, height, darker(color, 0.35), { opacity: 0.25 });
    for (let index = 0; index < count; index++) canvas.rect(x + ((index + 0.5) * width) / count - bar / 2, y, bar, height, color);
  }
  canvas.rect(x - 1, y - 3, width + 2, 3.5, kind === 'glass' ? '#56565e' : darker(color, 0.3));
  canvas.rect(x - 3, y + height, width + 6, 6, '#f2eee8');
  canvas.rect(x - 1, y + height + 6, width + 2, 5, '#26151d', { opacity: 0.16 });
}

/** A striped shop awning. */
export function drawAwning(canvas: Canvas, x: number, y: number, width: number, height: number, color: string): void {
  const count = Math.max(4, Math.round(width / 24));
  const step = width / count;
  for (let index = 0; index < count; index++) {
    const fill = index % 2 === 0 ? color : '#f8f1e6';
    const left = x + index * step;
    canvas.path(`M${left} ${y}h${step}v${height}a${step / 2} ${step / 2} 0 0 1 ${-step} 0z`, fill);
  }
  canvas.rect(x, y, width, height * 0.3, '#26151d', { opacity: 0.08 });
  canvas.rect(x, y + height + step / 2, width, 7, '#26151d', { opacity: 0.1 });
}
