import type { Canvas } from '../drawing/canvas';
import { drawLight } from '../drawing/light';
import { darker, lighter } from '../drawing/palette';
import { drawVase } from './furniture';
import { drawPendant, drawPicture, drawPlant, drawRoom, drawRoomWindow, floorY, type RoomColors, type ViewKind } from './room';

export interface CommerceScene extends RoomColors {
  layout: 'counter' | 'rails' | 'tables' | 'bar' | 'racks' | 'workshop';
  accent: string;
  wood: string;
  view: ViewKind;
}

/** A place of trade from inside: a shop, a restaurant, a store. */
export function drawCommerce(canvas: Canvas, scene: CommerceScene): void {
  drawRoom(canvas, scene);
  const layouts = {
    counter: drawShopCounter,
    rails: drawRails,
    tables: drawTables,
    bar: drawBar,
    racks: drawRacks,
    workshop: drawWorkshop,
  };
  layouts[scene.layout](canvas, scene);
  drawLight(canvas, { light: 0.1 });
}

const goods = ['#b96c53', '#5d8fa8', '#7fa07a', '#e2ab4a', '#8a3047', '#efe5d6', '#6d7886'] as const;

function drawShelf(canvas: Canvas, x: number, y: number, width: number, height: number, wood: string): void {
  canvas.rect(x, y, width, height, darker(wood, 0.3));
  const rows = Math.round(height / 96);
  for (let row = 1; row <= rows; row++) {
    const base = y + (row * height) / rows - 8;
    let left = x + 14;
    while (left < x + width - 44) {
      const itemWidth = canvas.random.between(24, 46);
      const itemHeight = canvas.random.between(34, 66);
      canvas.rect(left, base - itemHeight, itemWidth, itemHeight, canvas.random.pick(goods), { radius: 4 });
      left += itemWidth + canvas.random.between(4, 14);
    }
    canvas.rect(x, base, width, 8, wood);
  }
  for (const side of [x, x + width - 10]) canvas.rect(side, y, 10, height, wood);
}

function drawSpots(canvas: Canvas): void {
  canvas.rect(0, 92, canvas.width, 6, '#3f3b42');
  for (let x = 100; x < canvas.width; x += 160) {
    canvas.path(`M${x} 98h30l8 34h-46z`, '#3f3b42');
    canvas.polygon(
      [
        [x - 6, 132],
        [x + 38, 132],
        [x + 96, 330],
        [x - 64, 330],
      ],
      '#fff3d2',
      { opacity: 0.16 },
    );
  }
}

function drawShopCounter(canvas: Canvas, scene: CommerceScene): void {
  for (const x of [50, 410]) drawShelf(canvas, x, 160, 330, 400, scene.wood);
  drawRoomWindow(canvas, { x: 830, y: 160, width: 310, height: 360, panes: 2, view: scene.view, frame: '#3f3b42' });
  drawSpots(canvas);
  canvas.ellipse(560, 742, 330, 14, '#26151d', { opacity: 0.2 });
  canvas.rect(260, 590, 600, 148, scene.accent, { radius: 4 });
  for (let slat = 0; slat < 25; slat++) canvas.rect(268 + slat * 24, 606, 10, 132, lighter(scene.accent, 0.1));
  canvas.rect(246, 572, 628, 22, '#f6f3ee', { radius: 4 });
  canvas.rect(640, 508, 110, 64, '#2f3036', { radius: 5 });
  canvas.rect(650, 516, 90, 46, '#5f7686');
  canvas.rect(330, 546, 120, 26, lighter(scene.wood, 0.2), { radius: 4 });
  drawVase(canvas, 810, 572, '#8dadc1');
  drawPlant(canvas, 1120, 730, 170);
}

function drawRails(canvas: Canvas, scene: CommerceScene): void {
  canvas.rect(0, 110, 560, floorY - 130, darker(scene.wall, 0.08));
  drawSpots(canvas);
  for (const [x, y] of [
    [90, 180],
    [90, 380],
  ] as const) {
    canvas.rect(x, y, 400, 7, '#3f3b42', { radius: 3 });
    for (let piece = 0; piece < 9; piece++) {
      const left = x + 14 + piece * 43;
      canvas.path(
        `M${left} ${y + 16}q17 -16 34 0l6 ${110 + (piece % 3) * 16}h-46z`,
        goods[(piece * 3) % goods.length] ?? goods[0],
      );
      canvas.path(`M${left + 17} ${y + 10}v-8`, 'none', { stroke: '#3f3b42', strokeWidth: 3 });
    }
  }
  drawRoomWindow(canvas, { x: 640, y: 150, width: 500, height: 370, panes: 3, view: scene.view, frame: '#3f3b42' });
  canvas.rect(600, 630, 420, 20, scene.wood, { radius: 4 });
  for (const x of [620, 980]) canvas.rect(x, 650, 16, 98, darker(scene.wood, 0.25));
  for (let pile = 0; pile < 4; pile++)
    for (let fold = 0; fold < 4; fold++)
      canvas.rect(624 + pile * 100, 612 - fold * 18, 80, 17, goods[(pile * 2 + fold) % goods.length] ?? goods[0], { radius: 6 });
  canvas.rect(200, 640, 250, 90, scene.accent, { radius: 26 });
  canvas.ellipse(325, 648, 122, 18, lighter(scene.accent, 0.2));
  drawPlant(canvas, 1130, 720, 160);
}

function drawTables(canvas: Canvas, scene: CommerceScene): void {
  canvas.rect(0, 420, canvas.width, floorY - 440, scene.accent);
  canvas.rect(0, 412, canvas.width, 10, lighter(scene.accent, 0.3));
  drawRoomWindow(canvas, { x: 120, y: 136, width: 420, height: 240, panes: 3, view: scene.view, frame: '#4a3129' });
  for (const x of [660, 820, 980]) drawPicture(canvas, x, 160, 120, 150);
  canvas.rect(0, 470, canvas.width, 90, darker(scene.accent, 0.22), { radius: 10 });
  for (let seat = 0; seat < 10; seat++) canvas.rect(10 + seat * 120, 440, 108, 90, lighter(scene.accent, 0.08), { radius: 14 });
  for (const x of [90, 470, 850]) {
    canvas.ellipse(x + 130, 728, 150, 12, '#26151d', { opacity: 0.2 });
    canvas.rect(x + 122, 610, 16, 116, '#3f3b42');
    canvas.ellipse(x + 130, 604, 150, 20, darker(scene.wood, 0.15));
    canvas.ellipse(x + 130, 598, 150, 20, scene.wood);
    for (const plate of [70, 190]) canvas.ellipse(x + plate, 594, 34, 6, '#f8f5ef');
    canvas.path(`M${x + 116} 592q-4 -28 6 -40h16q10 12 6 40z`, '#8a3047');
    canvas.rect(x + 160, 566, 12, 26, '#60704f', { radius: 3 });
  }
  for (const x of [220, 600, 980]) drawPendant(canvas, x, 250, '#e2ab4a');
}

function drawBar(canvas: Canvas, scene: CommerceScene): void {
  canvas.rect(180, 110, 840, 300, darker(scene.wood, 0.45), { radius: 4 });
  for (const y of [200, 290, 380]) {
    canvas.rect(196, y, 808, 9, lighter(scene.wood, 0.1));
    for (let bottle = 0; bottle < 26; bottle++) {
      const x = 212 + bottle * 30;
      const color = ['#60704f', '#8a3047', '#e2ab4a', '#dce6ea', '#5d4034'][(bottle * 3 + y) % 5] ?? '#60704f';
      canvas.rect(x, y - 46, 16, 46, color, { radius: 4 });
      canvas.rect(x + 5, y - 62, 6, 20, color);
    }
  }
  drawRoomWindow(canvas, { x: 1060, y: 160, width: 100, height: 300, panes: 1, view: scene.view, frame: '#4a3129' });
  canvas.ellipse(560, 690, 560, 16, '#26151d', { opacity: 0.2 });
  canvas.rect(90, 500, 940, 184, scene.accent);
  for (let panel = 0; panel < 7; panel++)
    canvas.rect(106 + panel * 131, 526, 112, 142, lighter(scene.accent, 0.08), { radius: 4 });
  canvas.rect(70, 476, 980, 26, scene.wood, { radius: 5 });
  canvas.rect(70, 476, 980, 8, lighter(scene.wood, 0.25), { radius: 4 });
  for (const x of [180, 360, 540, 720, 900]) {
    canvas.ellipse(x, 596, 48, 12, '#8a6042');
    for (const leg of [-32, 26]) canvas.path(`M${x + leg} 598h7l${leg < 0 ? -10 : 10} 150h-7z`, '#3f3b42');
    canvas.rect(x - 38, 690, 76, 5, '#3f3b42');
  }
  for (const x of [260, 480, 700, 920]) drawPendant(canvas, x, 210, '#e2ab4a');
}

function drawRacks(canvas: Canvas, scene: CommerceScene): void {
  for (let x = 0; x < canvas.width; x += 60) canvas.rect(x, 80, 2, floorY - 100, darker(scene.wall, 0.12));
  for (const x of [40, 430, 820]) {
    for (const post of [x, x + 330]) canvas.rect(post, 130, 14, 440, '#3d7686');
    for (const y of [250, 390, 556]) {
      canvas.rect(x - 4, y, 352, 14, '#c9772f');
      let left = x + 20;
      while (left < x + 280) {
        const width = canvas.random.between(56, 92);
        const height = canvas.random.between(54, 96);
        canvas.rect(left, y - height, width, height, '#c79f72', { radius: 3 });
        canvas.rect(left + width / 2 - 6, y - height, 12, height, '#dfbd95');
        left += width + 8;
      }
    }
  }
  for (const x of [220, 600, 980]) {
    canvas.rect(x - 2, 0, 4, 84, '#3f3b42');
    canvas.path(`M${x - 44} 122q4 -40 44 -40t44 40z`, '#6d7886');
  }
  canvas.ellipse(560, 744, 180, 13, '#26151d', { opacity: 0.2 });
  canvas.rect(430, 724, 280, 14, '#a97c55');
  for (const x of [440, 540, 640]) canvas.rect(x, 738, 50, 12, '#8a6042');
  for (const [x, y] of [
    [440, 644],
    [540, 644],
    [620, 644],
    [490, 566],
    [580, 566],
  ] as const) {
    canvas.rect(x, y, 84, 78, '#c79f72', { radius: 3 });
    canvas.rect(x + 36, y, 12, 78, '#dfbd95');
  }
  canvas.rect(0, 700, 380, 7, '#e2ab4a', { opacity: 0.8 });
  canvas.rect(800, 700, 400, 7, '#e2ab4a', { opacity: 0.8 });
}

function drawWorkshop(canvas: Canvas, scene: CommerceScene): void {
  drawRoomWindow(canvas, { x: 70, y: 130, width: 330, height: 150, panes: 4, view: scene.view, frame: '#3f3d44' });
  canvas.rect(520, 140, 620, 430, '#8f979c');
  for (let row = 0; row < 14; row++) canvas.rect(520, 140 + row * 31, 620, 4, '#6f787e');
  canvas.rect(506, 128, 648, 16, '#55525a');
  for (const x of [506, 1140]) canvas.rect(x, 128, 16, 442, '#55525a');
  canvas.rect(70, 330, 380, 110, darker(scene.wall, 0.18), { radius: 4 });
  for (let tool = 0; tool < 8; tool++) {
    const x = 96 + tool * 44;
    canvas.rect(x, 348, 8, 60 + (tool % 3) * 14, '#3f3b42', { radius: 3 });
    canvas.rect(x - 8, 344, 24, 16, goods[tool % goods.length] ?? goods[0], { radius: 4 });
  }
  canvas.ellipse(270, 690, 260, 14, '#26151d', { opacity: 0.18 });
  canvas.rect(50, 520, 430, 20, scene.wood, { radius: 4 });
  for (const x of [70, 440]) canvas.rect(x, 540, 20, 146, darker(scene.wood, 0.25));
  canvas.rect(110, 560, 200, 110, scene.accent, { radius: 4 });
  for (const y of [570, 606, 642]) canvas.rect(180, y, 60, 5, '#dcb566', { radius: 2 });
  canvas.rect(360, 478, 70, 42, '#6d7886', { radius: 4 });
  for (const [x, y] of [
    [760, 720],
    [840, 720],
    [800, 652],
  ] as const) {
    canvas.circle(x, y, 38, '#3f3b42');
    canvas.circle(x, y, 17, '#8f979c');
  }
  canvas.rect(960, 630, 90, 120, '#c9574e', { radius: 10 });
  canvas.rect(960, 670, 90, 6, darker('#c9574e', 0.2));
  for (const x of [300, 820]) {
    canvas.rect(x - 2, 0, 4, 84, '#3f3b42');
    canvas.rect(x - 80, 84, 160, 14, '#fff5da', { radius: 6 });
  }
}
