import type { Canvas } from './canvas';
import { drawWindow, glassFill } from './openings';
import { darker, lighter } from './palette';

const stainedGlass = ['#c9574e', '#e2ab4a', '#5b93a8', '#7fa07a', '#a05a86'] as const;

export interface Gallery {
  x: number;
  y: number;
  width: number;
  height: number;
  bays: number;
  color: string;
}

/** An open carved balcony: posts, lace arches, turned balusters. The wall behind stays visible. */
export function drawCarvedBalcony(canvas: Canvas, gallery: Gallery): void {
  const { x, y, width, height, bays, color } = gallery;
  const bay = width / bays;
  const railTop = y + height * 0.64;
  canvas.rect(x, y, width, 16, '#26151d', { opacity: 0.16 });
  for (let index = 0; index < bays; index++) {
    const left = x + index * bay;
    drawLaceArch(canvas, left + 5, y, bay - 10, height * 0.26, color);
    drawBalusters(canvas, left + 5, railTop, bay - 10, y + height - railTop, color);
  }
  for (let index = 0; index <= bays; index++) drawPost(canvas, x + index * bay, y, height, color);
  canvas.rect(x - 8, railTop - 5, width + 16, 6, darker(color, 0.18));
  canvas.rect(x - 8, railTop - 5, width + 16, 2, lighter(color, 0.25));
  drawSlab(canvas, x, y + height, width, color);
}

/** A glazed gallery with coloured panes, as in Sololaki. */
export function drawGlazedGallery(canvas: Canvas, gallery: Gallery): void {
  const { x, y, width, height, bays, color } = gallery;
  const bay = width / bays;
  canvas.rect(x, y, width, height, color);
  const panelTop = y + height * 0.66;
  for (let index = 0; index < bays; index++) {
    const left = x + index * bay + 5;
    const span = bay - 10;
    const isLit = canvas.random.chance(canvas.sky.litShare);
    const shape = `M${left} ${panelTop - 6}V${y + 10 + span / 2}a${span / 2} ${span / 2} 0 0 1 ${span} 0V${panelTop - 6}Z`;
    canvas.path(shape, glassFill(canvas, isLit));
    const pane = canvas.random.pick(stainedGlass);
    canvas.path(`M${left} ${y + 10 + span / 2}a${span / 2} ${span / 2} 0 0 1 ${span} 0Z`, pane, {
      opacity: 0.85,
      isGlowing: isLit,
    });
    canvas.rect(left + span / 2 - 1.2, y + 10, 2.4, panelTop - y - 16, color);
    canvas.rect(left, y + 9 + span / 2, span, 2.6, color);
    canvas.rect(left, y + 10 + span / 2 + (panelTop - y - 16 - span / 2) * 0.5, span, 2.2, color);
    canvas.rect(left, panelTop + 3, span, y + height - panelTop - 10, darker(color, 0.2));
    canvas.rect(left + 5, panelTop + 8, span - 10, y + height - panelTop - 20, lighter(color, 0.12));
  }
  canvas.rect(x - 6, panelTop - 5, width + 12, 5, lighter(color, 0.25));
  drawSlab(canvas, x, y + height, width, color);
}

function drawSlab(canvas: Canvas, x: number, y: number, width: number, color: string): void {
  canvas.rect(x - 12, y, width + 24, 8, darker(color, 0.25));
  canvas.rect(x - 12, y, width + 24, 2, lighter(color, 0.2));
  const step = 46;
  const brackets = Math.floor(width / step);
  for (let index = 0; index <= brackets; index++) {
    const left = x + (index * (width - 10)) / brackets;
    canvas.path(`M${left} ${y + 8}h10v10q0 10 -10 14z`, darker(color, 0.35));
  }
  canvas.rect(x - 8, y + 8, width + 26, 14, '#26151d', { opacity: 0.18 });
}

function drawPost(canvas: Canvas, x: number, y: number, height: number, color: string): void {
  canvas.rect(x - 4, y, 8, height, color);
  canvas.rect(x + 1, y, 3, height, darker(color, 0.25));
  canvas.rect(x - 7, y + height * 0.22, 14, 5, lighter(color, 0.15));
  canvas.rect(x - 6, y, 12, 6, lighter(color, 0.15));
}

function drawLaceArch(canvas: Canvas, x: number, y: number, width: number, height: number, color: string): void {
  const half = width / 2;
  canvas.path(
    `M${x} ${y}h${width}v${height}q-4 ${-height * 0.55} ${-half * 0.5} ${-height * 0.6}q${-half * 0.3} ${-height * 0.02} ${-half * 0.5} ${height * 0.22}q${-half * 0.2} ${-height * 0.24} ${-half * 0.5} ${-height * 0.22}q${-half * 0.46} ${height * 0.05} ${-half * 0.5} ${height * 0.6}z`,
    color,
  );
  const holes = Math.max(3, Math.round(width / 14));
  for (let index = 0; index < holes; index++) {
    canvas.circle(x + ((index + 0.5) * width) / holes, y + height * 0.2, Math.min(3.2, height * 0.09), darker(color, 0.5), {
      opacity: 0.75,
    });
  }
}

function drawBalusters(canvas: Canvas, x: number, y: number, width: number, height: number, color: string): void {
  const count = Math.max(4, Math.round(width / 10));
  canvas.rect(x, y, width, height, darker(color, 0.45), { opacity: 0.28 });
  for (let index = 0; index < count; index++) {
    const center = x + ((index + 0.5) * width) / count;
    canvas.rect(center - 1.3, y, 2.6, height, color);
    canvas.ellipse(center, y + height * 0.35, 2.9, height * 0.14, color);
    canvas.ellipse(center, y + height * 0.72, 2.5, height * 0.11, color);
  }
  canvas.rect(x, y + height - 5, width, 5, color);
}

/** French windows on the wall behind a balcony, one per bay. */
export function drawFrenchWindows(canvas: Canvas, gallery: Gallery, shutter?: string): void {
  const { x, y, width, height, bays } = gallery;
  const bay = width / bays;
  for (let index = 0; index < bays; index++) {
    const windowWidth = Math.min(52, bay * 0.46);
    const left = x + (index + 0.5) * bay - windowWidth / 2;
    drawWindow(canvas, left, y + height * 0.3, windowWidth, height * 0.68, {
      frame: '#f3ece0',
      hasTransom: true,
      hasSill: false,
      panes: 2,
    });
    if (!shutter) continue;
    for (const side of [left - 19, left + windowWidth + 4]) {
      canvas.rect(side, y + height * 0.29, 15, height * 0.7, shutter);
      for (let slat = 0; slat < 8; slat++) canvas.rect(side + 2, y + height * (0.32 + slat * 0.08), 11, 2, darker(shutter, 0.3));
    }
  }
}

/** A clay roof seen from the front, rows of tiles with a lighter ridge. */
export function drawTileRoof(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  inset: number,
  color = '#b0604a',
): void {
  const outline = `M${x} ${y + height}L${x + inset} ${y}H${x + width - inset}L${x + width} ${y + height}Z`;
  canvas.path(outline, color);
  canvas.clipPath(outline, () => {
    for (let row = 0; row * 13 < height; row++) {
      const rowY = y + row * 13;
      canvas.rect(x, rowY + 11, width, 2.5, darker(color, 0.22));
      for (let tile = x + (row % 2) * 9; tile < x + width; tile += 18) canvas.rect(tile, rowY, 1.8, 12, darker(color, 0.14));
    }
    canvas.rect(
      x,
      y,
      width,
      height,
      canvas.gradient(
        [
          [0, '#ffffff', 0.14],
          [0.6, '#ffffff', 0],
          [1, '#26151d', 0.18],
        ],
        'right',
      ),
    );
  });
  if (canvas.season === 'winter') drawRoofSnow(canvas, x, y, width, height, inset);
  canvas.rect(x + inset - 4, y - 5, width - inset * 2 + 8, 7, lighter(color, 0.16), { radius: 3 });
  canvas.rect(x - 6, y + height - 3, width + 12, 7, darker(color, 0.34));
}

/** Snow that leaves the lowest rows of tiles free, with a wavy edge. */
function drawRoofSnow(canvas: Canvas, x: number, y: number, width: number, height: number, inset: number): void {
  const edgeY = y + height * 0.72;
  const edgeInset = inset * 0.28;
  const span = width - edgeInset * 2;
  const waves = Math.max(4, Math.round(span / 70));
  let edge = `L${x + width - edgeInset} ${edgeY}`;
  for (let wave = 0; wave < waves; wave++) edge += `q${-span / waves / 2} ${wave % 2 === 0 ? 16 : 8} ${-span / waves} 0`;
  canvas.path(`M${x + inset - 4} ${y - 6}H${x + width - inset + 4}${edge}Z`, '#f4f7f9', { opacity: 0.95 });
}

export function drawChimney(canvas: Canvas, x: number, y: number): void {
  canvas.rect(x, y, 30, 62, '#a8604a');
  canvas.rect(x + 20, y, 10, 62, '#8f4e3d');
  canvas.rect(x - 4, y - 6, 38, 9, '#8a4a3a');
}
