import type { Canvas } from '../drawing/canvas';
import { glassFill } from '../drawing/openings';
import { darker, lighter } from '../drawing/palette';
import { drawDining, drawVase } from './furniture';
import { drawCounter, drawFront, drawTap } from './kitchen-modern';
import type { KitchenScene } from './layouts';
import { drawPanelling, drawPendant, drawPlant, drawRoomWindow, floorY } from './room';

/** A gas stove, a boiler on the wall and a table by the window: the kitchen of a panel block. */
function drawRange(canvas: Canvas, scene: KitchenScene): void {
  canvas.rect(0, 330, canvas.width, floorY - 350, scene.tile);
  for (let row = 0; row < 6; row++)
    for (let x = 0; x < canvas.width; x += 40)
      canvas.rect(
        x + 1,
        332 + row * 40,
        38,
        38,
        (x / 40 + row) % 5 === 0 ? lighter(scene.cabinet, 0.6) : lighter(scene.tile, 0.2),
        {
          radius: 2,
        },
      );
  drawRoomWindow(canvas, { x: 740, y: 140, width: 260, height: 270, panes: 2, view: scene.view });
  for (const x of [724, 930]) {
    canvas.path(`M${x} 126h88q-6 70 -20 96q-26 30 -68 26z`, '#f7f1e6', { opacity: 0.94 });
    canvas.rect(x, 126, 88, 10, scene.cabinet, { opacity: 0.8 });
  }
  drawFront(canvas, 40, 110, 130, 150, scene.upper);
  drawFront(canvas, 172, 110, 130, 150, scene.upper);
  canvas.rect(350, 120, 110, 190, '#f4f2ee', { radius: 10 });
  canvas.rect(390, 262, 30, 30, '#3f3b42', { radius: 4 });
  canvas.circle(405, 160, 8, '#8f979c');
  canvas.rect(372, 310, 8, 100, '#c9a24d');
  canvas.rect(430, 310, 8, 100, '#a9adb0');
  drawCounter(canvas, 30, 410, 290, scene);
  drawTap(canvas, 130, 410);
  canvas.rect(340, 404, 150, 164, '#fbfaf8', { radius: 5 });
  canvas.rect(340, 398, 150, 12, '#3f3b42');
  canvas.rect(356, 452, 118, 70, '#4a505a', { radius: 4 });
  for (let knob = 0; knob < 5; knob++) canvas.circle(362 + knob * 26, 428, 7, '#3f3b42');
  canvas.path('M366 398v-34h66v34z', '#d9dcde');
  canvas.path('M432 374h26v8h-26z', '#3f3b42');
  canvas.rect(530, 250, 150, 320, '#f7f5f0', { radius: 22 });
  canvas.rect(530, 360, 150, 4, '#c6c9cb');
  canvas.rect(546, 300, 7, 44, '#a9adb0', { radius: 3 });
  canvas.rect(546, 384, 7, 60, '#a9adb0', { radius: 3 });
  drawDining(canvas, 690, 706, 300, scene.cabinet, '#f3ece0');
  canvas.rect(690, 576, 300, 44, lighter(scene.cabinet, 0.6));
  for (let x = 696; x < 984; x += 28) canvas.rect(x, 576, 12, 44, scene.cabinet, { opacity: 0.4 });
  drawVase(canvas, 840, 570, '#5d8fa8');
  drawPendant(canvas, 840, 120, '#e2ab4a');
  drawPlant(canvas, 1120, 700, 140, '#c98a68');
}

/** Open shelves, a hood like a chimney and a long table with benches. */
function drawCountry(canvas: Canvas, scene: KitchenScene): void {
  drawPanelling(canvas, lighter(scene.cabinet, 0.45), 430);
  drawRoomWindow(canvas, { x: 90, y: 150, width: 230, height: 240, panes: 2, view: scene.view, frame: '#a97c55' });
  canvas.path('M470 78h260l60 196h-380z', lighter(scene.wall, 0.55));
  canvas.rect(400, 268, 400, 24, '#8a6042');
  canvas.rect(400, 268, 400, 6, '#a97c55');
  canvas.rect(430, 292, 340, 116, '#c9694f');
  for (let row = 0; row < 5; row++)
    for (let x = 430 + (row % 2) * -22; x < 770; x += 46)
      canvas.rect(
        Math.max(430, x),
        293 + row * 23,
        Math.min(44, 770 - x, x + 44 - 430),
        21,
        (x + row) % 3 === 0 ? '#d98a6c' : '#b96c53',
      );
  drawCounter(canvas, 30, 408, 380, scene);
  drawCounter(canvas, 790, 408, 380, scene);
  canvas.rect(420, 404, 360, 166, '#3f3b42', { radius: 4 });
  for (const x of [436, 612]) canvas.rect(x, 446, 154, 90, '#55525a', { radius: 4 });
  canvas.path('M470 404v-40h84v40z', '#b96c53');
  canvas.path('M640 404q-6 -36 10 -44h56q16 8 10 44z', '#d9dcde');
  drawTap(canvas, 180, 408, '#c9a24d');
  for (const y of [180, 280]) {
    canvas.rect(850, y, 300, 11, '#8a6042');
    for (let jar = 0; jar < 7; jar++)
      canvas.rect(
        864 + jar * 40,
        y - 40 - (jar % 3) * 8,
        28,
        40 + (jar % 3) * 8,
        ['#e2ab4a', '#efe5d6', '#b96c53', '#7fa07a'][jar % 4] ?? '#efe5d6',
        {
          radius: 5,
        },
      );
  }
  for (let bunch = 0; bunch < 4; bunch++) {
    canvas.line([470 + bunch * 84, 100], [470 + bunch * 84, 140], '#8a6042', 2);
    canvas.ellipse(470 + bunch * 84, 166, 15, 30, bunch % 2 === 0 ? '#9aae58' : '#c9574e');
  }
  canvas.ellipse(600, 742, 400, 13, '#26151d', { opacity: 0.18 });
  canvas.rect(240, 610, 720, 24, '#b78a5f', { radius: 5 });
  canvas.rect(240, 610, 720, 7, '#d0a77d', { radius: 3 });
  for (const x of [290, 880]) canvas.rect(x, 634, 28, 106, '#8a6042');
  canvas.rect(280, 690, 640, 16, '#a97c55', { radius: 4 });
  for (const x of [330, 846]) canvas.rect(x, 706, 20, 46, '#8a6042');
  drawVase(canvas, 600, 610, '#8a3047');
  canvas.ellipse(430, 606, 66, 10, '#c79f72');
  for (const x of [400, 428, 456]) canvas.ellipse(x, 592, 22, 13, '#d9a86a');
}

/** A dresser with plates behind glass and a round table under a lamp. */
function drawDresser(canvas: Canvas, scene: KitchenScene): void {
  drawRoomWindow(canvas, {
    x: 480,
    y: 140,
    width: 210,
    height: 250,
    panes: 2,
    view: scene.view,
    curtain: lighter(scene.upper, 0.5),
  });
  canvas.rect(760, 330, 440, 78, scene.tile);
  for (let x = 760; x < 1200; x += 39) canvas.rect(x, 330, 2, 78, darker(scene.tile, 0.14));
  for (const left of [780, 920]) drawFront(canvas, left, 110, 136, 190, scene.upper);
  canvas.rect(1060, 96, 130, 200, '#d6d9da');
  canvas.rect(1050, 290, 150, 24, '#b4b8ba', { radius: 4 });
  drawCounter(canvas, 770, 408, 430, scene);
  canvas.rect(1060, 402, 128, 7, '#2f3036');
  drawTap(canvas, 840, 408);
  canvas.rect(70, 104, 320, 466, scene.cabinet, { radius: 5 });
  canvas.rect(60, 96, 340, 14, lighter(scene.cabinet, 0.15), { radius: 3 });
  for (const x of [86, 236]) {
    canvas.rect(x, 122, 138, 210, glassFill(canvas, false));
    for (const y of [186, 254, 322]) {
      canvas.rect(x, y, 138, 5, lighter(scene.cabinet, 0.3));
      for (let plate = 0; plate < 3; plate++)
        canvas.circle(x + 26 + plate * 43, y - 20, 18, plate % 2 === 0 ? '#fbf8f3' : scene.tile);
    }
  }
  canvas.rect(62, 346, 336, 16, '#c79f72');
  for (const x of [84, 186, 288]) drawFront(canvas, x, 370, 98, 62, scene.cabinet);
  for (const x of [84, 236]) drawFront(canvas, x, 436, 150, 126, scene.cabinet);
  canvas.ellipse(590, 748, 240, 13, '#26151d', { opacity: 0.18 });
  for (const x of [430, 690]) canvas.rect(x, 540, 78, 96, darker(scene.cabinet, 0.08), { radius: 30 });
  canvas.rect(580, 640, 22, 104, '#6a4a35');
  canvas.path('M520 748q70 -30 142 0z', '#6a4a35');
  canvas.ellipse(590, 636, 210, 24, darker('#b78a5f', 0.15));
  canvas.ellipse(590, 628, 210, 24, '#b78a5f');
  canvas.ellipse(590, 626, 120, 13, '#f7f1e6');
  drawVase(canvas, 590, 626, scene.upper === '#f4efe7' ? '#8dadc1' : '#5d8fa8');
  drawPendant(canvas, 590, 200, '#e2ab4a');
  drawPlant(canvas, 1120, 720, 130, '#c98a68');
}

export const classicKitchens = { range: drawRange, country: drawCountry, dresser: drawDresser };
