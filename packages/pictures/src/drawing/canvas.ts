import { mix, type Sky, type SkyName, skies } from './palette';
import { createRandom, type Random } from './random';
import { type Foliage, foliage, type Season } from './season';

export type Point = readonly [x: number, y: number];

export interface Style {
  opacity?: number;
  radius?: number;
  stroke?: string;
  strokeWidth?: number;
  dash?: string;
  /** Keeps the colour as given, untouched by the hour of the day: lamps, sun, sky. */
  isGlowing?: boolean;
  turn?: readonly [degrees: number, x: number, y: number];
}

type Stop = readonly [offset: number, color: string, opacity?: number];
export type Slope = 'down' | 'right' | 'diagonal';

const slopes: Record<Slope, string> = {
  down: 'x1="0" y1="0" x2="0" y2="1"',
  right: 'x1="0" y1="0" x2="1" y2="0"',
  diagonal: 'x1="0" y1="0" x2="1" y2="1"',
};

const short = (value: number): string => String(Math.round(value * 10) / 10);

export interface CanvasSize {
  width: number;
  height: number;
}

/** Collects SVG shapes. Light always falls from the upper left, in every scene. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly sky: Sky;
  readonly skyName: SkyName;
  readonly season: Season;
  /** Leaves and grass of the season. */
  readonly leaf: Foliage;
  /** Interiors switch this off: a lamp-lit room does not take the colour of the dusk outside. */
  isToned = true;
  private readonly shapes: string[] = [];
  private readonly definitions = new Map<string, string>();

  constructor(seed: number, skyName: SkyName, size: CanvasSize = { width: 1200, height: 800 }, season: Season = 'summer') {
    this.width = size.width;
    this.height = size.height;
    this.random = createRandom(seed);
    this.skyName = skyName;
    this.sky = skies[skyName];
    this.season = season;
    this.leaf = foliage[season];
  }

  rect(x: number, y: number, width: number, height: number, fill: string, style: Style = {}): void {
    if (width <= 0 || height <= 0) return;
    const radius = style.radius ? ` rx="${short(style.radius)}"` : '';
    this.shapes.push(
      `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${radius}${this.paint(fill, style)}/>`,
    );
  }

  circle(x: number, y: number, radius: number, fill: string, style: Style = {}): void {
    this.ellipse(x, y, radius, radius, fill, style);
  }

  ellipse(x: number, y: number, radiusX: number, radiusY: number, fill: string, style: Style = {}): void {
    this.shapes.push(
      `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(radiusX)}" ry="${short(radiusY)}"${this.paint(fill, style)}/>`,
    );
  }

  path(data: string, fill: string, style: Style = {}): void {
    const rounded = data.replace(/-?\d+(\.\d+)?(e-?\d+)?/g, (number) => short(Number(number)));
    this.shapes.push(`<path d="${rounded}"${this.paint(fill, style)}/>`);
  }

  polygon(points: readonly Point[], fill: string, style: Style = {}): void {
    this.path(`M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`, fill, style);
  }

  line(from: Point, to: Point, stroke: string, strokeWidth: number, style: Style = {}): void {
    this.path(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, 'none', { ...style, stroke, strokeWidth });
  }

  /** Returns a fill; equal gradients share one definition. */
  gradient(stops: readonly Stop[], slope: Slope = 'down'): string {
    const body = stops
      .map(([offset, color, opacity]) => {
        const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
        return `<stop offset="${offset}" stop-color="${color}"${alpha}/>`;
      })
      .join('');
    return this.define('linearGradient', slopes[slope], body);
  }

  clip(x: number, y: number, width: number, height: number, draw: () => void): void {
    const shape = `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"/>`;
    this.clipTo(shape, draw);
  }

  clipPath(data: string, draw: () => void): void {
    this.clipTo(`<path d="${data}"/>`, draw);
  }

  /** The colour as it looks at this hour. */
  tone(color: string): string {
    if (!this.isToned || !color.startsWith('#')) return color;
    return mix(color, this.sky.ambient, this.sky.ambientShare);
  }

  /** @param crop the part to show: x, y and width; it fills the whole size */
  toSvg(crop: readonly [number, number, number] = [0, 0, this.width]): string {
    const [left, top, shown] = crop;
    const box = `${left} ${top} ${shown} ${short((shown * this.height) / this.width)}`;
    const definitions = [...this.definitions.entries()].map(([key, id]) => key.replace('>', ` id="${id}">`)).join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}" viewBox="${box}"><defs>${definitions}</defs>${this.shapes.join('')}</svg>`;
  }

  private clipTo(shape: string, draw: () => void): void {
    const reference = this.define('clipPath', '', shape);
    this.shapes.push(`<g clip-path="${reference}">`);
    draw();
    this.shapes.push('</g>');
  }

  private define(tag: 'linearGradient' | 'clipPath', attributes: string, body: string): string {
    const key = `<${tag} ${attributes}>${body}</${tag}>`;
    const id = this.definitions.get(key) ?? `d${this.definitions.size + 1}`;
    this.definitions.set(key, id);
    return `url(#${id})`;
  }

  private paint(fill: string, style: Style): string {
    const tone = (color: string): string => (style.isGlowing ? color : this.tone(color));
    let attributes = ` fill="${tone(fill)}"`;
    if (style.opacity !== undefined) attributes += ` opacity="${Math.round(style.opacity * 100) / 100}"`;
    if (style.stroke) {
      attributes += ` stroke="${tone(style.stroke)}" stroke-width="${short(style.strokeWidth ?? 1)}" stroke-linecap="round"`;
    }
    if (style.dash) attributes += ` stroke-dasharray="${style.dash}"`;
    if (style.turn) attributes += ` transform="rotate(${style.turn.map(short).join(' ')})"`;
    return attributes;
  }
}
