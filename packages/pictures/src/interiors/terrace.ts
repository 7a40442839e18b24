import type { Canvas } from '../drawing/canvas';
import { drawLight } from '../drawing/light';
import { darker, lighter } from '../drawing/palette';
import { drawPlant, drawView, type ViewKind } from './room';

export interface TerraceScene {
  rail: 'bars' | 'glass' | 'carved';
  view: ViewKind;
  accent: string;
  wall: string;
}

const deckY = 590;

/** A balcony from within: the view, the rail, two chairs and a table. */
export function drawTerrace(canvas: Canvas, scene: TerraceScene): void {
  drawView(canvas, 0, 0, canvas.width, deckY, scene.view);
  canvas.rect(0, deckY, canvas.width, canvas.height - deckY, '#a8805d');
  for (let row = 0; row < 6; row++) {
    const y = deckY + row * 36;
    canvas.rect(0, y, canvas.width, 3, '#856143');
    for (let x = (row % 2) * 190 - 90; x < canvas.width; x += 380) canvas.rect(x, y, 3, 36, '#8d6849');
  }
  canvas.rect(0, deckY, canvas.width, 14, '#26151d', { opacity: 0.18 });
  const rails = { bars: drawBars, glass: drawGlass, carved: drawCarved };
  rails[scene.rail](canvas, scene);
  drawSurround(canvas, scene);
  drawFurniture(canvas, scene.accent);
  drawPlant(canvas, 150, 706, 160, scene.accent);
  drawPlant(canvas, 1050, 712, 140, '#c98a68');
  // A balcony with a lamp behind it is brighter than the town: the hour tints it only in part.
  canvas.rect(0, 0, canvas.width, canvas.height, canvas.sky.ambient, { opacity: canvas.sky.ambientShare * 0.55 });
  drawLightString(canvas);
  drawLight(canvas, { light: 0.1, shade: 0.12 });
}

function drawBars(canvas: Canvas): void {
  for (let x = 80; x < 1120; x += 20) canvas.rect(x, 436, 4, deckY - 436, '#3f3d44');
  canvas.rect(60, 428, 1080, 10, '#3f3d44');
  canvas.rect(60, 428, 1080, 3, '#5d5a62');
  canvas.rect(60, deckY - 14, 1080, 6, '#3f3d44');
}

function drawGlass(canvas: Canvas): void {
  for (let panel = 0; panel < 4; panel++) {
    const x = 76 + panel * 264;
    canvas.rect(x, 440, 256, deckY - 446, '#e4f0f3', { opacity: 0.26 });
    canvas.polygon(
      [
        [x + 30, deckY - 6],
        [x + 90, 440],
        [x + 130, 440],
        [x + 70, deckY - 6],
      ],
      '#ffffff',
      { opacity: 0.2 },
    );
    canvas.rect(x - 6, 430, 6, deckY - 430, '#5d5a62');
  }
  canvas.rect(60, 428, 1080, 9, '#8a6042', { radius: 3 });
}

function drawCarved(canvas: Canvas, { accent }: TerraceScene): void {
  for (let x = 86; x < 1120; x += 26) {
    canvas.rect(x - 2.5, 440, 5, deckY - 440, accent);
    canvas.ellipse(x, 482, 7.5, 26, accent);
    canvas.ellipse(x, 548, 6.5, 20, accent);
    canvas.rect(x + 1, 440, 2, deckY - 440, darker(accent, 0.3));
  }
  canvas.rect(60, 428, 1080, 14, accent);
  canvas.rect(60, 428, 1080, 4, lighter(accent, 0.25));
  canvas.rect(60, deckY - 14, 1080, 14, darker(accent, 0.15));
  for (const x of [330, 600, 870]) {
    canvas.rect(x - 8, 60, 16, deckY - 60, accent);
    canvas.rect(x + 2, 60, 6, deckY - 60, darker(accent, 0.3));
  }
  for (let bay = 0; bay < 4; bay++) {
    const x = 64 + bay * 268;
    canvas.path(`M${x} 60h268v96q-8 -58 -70 -64q-44 -2 -64 34q-20 -36 -64 -34q-62 6 -70 64z`, accent);
    for (let hole = 0; hole < 9; hole++) canvas.circle(x + 26 + hole * 27, 76, 5, darker(accent, 0.45));
  }
}

function drawSurround(canvas: Canvas, { wall }: TerraceScene): void {
  canvas.rect(0, 0, canvas.width, 62, darker(wall, 0.2));
  canvas.rect(0, 56, canvas.width, 8, darker(wall, 0.36));
  canvas.rect(0, 0, 66, deckY + 8, wall);
  canvas.rect(1134, 0, 66, deckY + 8, darker(wall, 0.14));
  canvas.rect(58, 62, 8, deckY - 54, darker(wall, 0.16));
}

function drawFurniture(canvas: Canvas, accent: string): void {
  canvas.ellipse(606, 722, 76, 12, '#26151d', { opacity: 0.22 });
  canvas.rect(596, 566, 10, 150, '#3f3d44');
  canvas.ellipse(600, 718, 54, 9, '#3f3d44');
  canvas.ellipse(600, 566, 116, 16, '#d8cbb8');
  canvas.ellipse(600, 561, 116, 15, '#f3ece0');
  canvas.rect(560, 524, 18, 36, '#7f3549', { radius: 4 });
  canvas.rect(565, 506, 8, 20, '#7f3549');
  for (const x of [606, 646])
    canvas.path(`M${x} 522h24q1 18 -9 20v14h8v4h-22v-4h8v-14q-10 -2 -9 -20z`, '#e8eff2', { opacity: 0.9 });
  for (const side of [-1, 1] as const) {
    const seat = side < 0 ? 330 : 738;
    const back = side < 0 ? seat - 4 : seat + 116;
    canvas.ellipse(seat + 66, 714, 92, 11, '#26151d', { opacity: 0.2 });
    canvas.rect(back, 478, 18, 236, '#6a4a35', { radius: 6 });
    canvas.rect(back - 4, 486, 26, 124, accent, { radius: 10 });
    canvas.rect(seat, 606, 130, 26, accent, { radius: 10 });
    canvas.rect(seat + 4, 606, 122, 6, lighter(accent, 0.25), { radius: 3 });
    canvas.rect(seat, 632, 130, 8, '#6a4a35');
    canvas.rect(side < 0 ? seat + 112 : seat + 6, 640, 12, 74, '#6a4a35');
  }
}

function drawLightString(canvas: Canvas): void {
  const isLit = canvas.sky.litShare > 0.3;
  for (let span = 0; span < 3; span++) {
    const from = 66 + span * 356;
    canvas.path(`M${from} 92q178 66 356 0`, 'none', { stroke: '#3f3d44', strokeWidth: 2 });
    for (let bulb = 1; bulb < 9; bulb++) {
      const share = bulb / 9;
      const x = from + 356 * share;
      const y = 92 + 132 * share * (1 - share) + 8;
      if (isLit) canvas.circle(x, y, 17, '#ffe0a0', { opacity: 0.3, isGlowing: true });
      canvas.circle(x, y, 6, isLit ? '#ffedc0' : '#f5ead0', { isGlowing: true });
    }
  }
}
