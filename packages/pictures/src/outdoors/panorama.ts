import type { Canvas } from '../drawing/canvas';
import { darker, lighter } from '../drawing/palette';
import { drawRoofTerrace } from './panorama-roof';
import { ceiling, drawBox, drawFace, drawOnWall, floorLevel, half, type Side } from './panorama-space';

export interface PanoramaScene {
  place: 'living' | 'bedroom' | 'roof';
  wall: string;
  floor: string;
  accent: string;
}

function drawShell(canvas: Canvas, scene: PanoramaScene): void {
  canvas.rect(
    0,
    0,
    canvas.width,
    canvas.height / 2,
    canvas.gradient([
      [0, '#fbf8f3'],
      [1, '#f0eae1'],
    ]),
  );
  canvas.rect(
    0,
    canvas.height / 2,
    canvas.width,
    canvas.height / 2,
    canvas.gradient([
      [0, darker(scene.floor, 0.08)],
      [1, scene.floor],
    ]),
  );
  for (let row = -15; row < 15; row++) {
    const z = row * 0.2;
    const shade = row % 3 === 0 ? lighter(scene.floor, 0.1) : row % 2 === 0 ? darker(scene.floor, 0.05) : scene.floor;
    const isUnderEye = z <= 0 && z + 0.2 >= 0;
    if (!isUnderEye)
      drawFace(
        canvas,
        [
          [-half.x, floorLevel, z],
          [half.x, floorLevel, z],
          [half.x, floorLevel, z + 0.19],
          [-half.x, floorLevel, z + 0.19],
        ],
        shade,
      );
  }
  const shades: Record<Side, number> = { front: 0, left: 0.03, right: 0.09, back: 0.06 };
  for (const side of ['front', 'left', 'right', 'back'] as const) {
    const width = side === 'front' || side === 'back' ? half.x * 2 : half.z * 2;
    drawOnWall(canvas, side, -width / 2, 0, width, ceiling - floorLevel, darker(scene.wall, shades[side]));
    drawOnWall(canvas, side, -width / 2, 0, width, 0.12, '#fbf8f3');
    drawOnWall(canvas, side, -width / 2, 2.78, width, 0.12, '#fbf8f3');
  }
}

function drawPanoramaWindow(canvas: Canvas, side: Side, along: number, width: number, bottom: number, height: number): void {
  drawOnWall(canvas, side, along - 0.08, bottom - 0.08, width + 0.16, height + 0.16, '#fdfbf8');
  const bands = 12;
  for (let band = 0; band < bands; band++) {
    const colors = ['#f3efe6', '#eaeeee', '#dfeaef', '#cfe2ec', '#bfd9e8', '#b0cfe2'];
    drawOnWall(
      canvas,
      side,
      along,
      bottom + (height * band) / bands,
      width,
      height / bands + 0.01,
      colors[Math.floor(band / 2)] ?? '#b0cfe2',
    );
  }
  for (let block = 0; block < Math.floor(width / 0.28); block++) {
    const blockHeight = height * canvas.random.between(0.12, 0.42);
    drawOnWall(canvas, side, along + block * 0.28, bottom, 0.22, blockHeight, block % 2 === 0 ? '#9bb5a6' : '#b9c6cf');
  }
  const panes = Math.max(2, Math.round(width / 0.8));
  for (let pane = 1; pane < panes; pane++)
    drawOnWall(canvas, side, along + (width * pane) / panes - 0.03, bottom, 0.06, height, '#fdfbf8');
}

function drawLivingRoom(canvas: Canvas, { accent }: PanoramaScene): void {
  drawPanoramaWindow(canvas, 'front', -1.5, 3, 0.8, 1.7);
  for (const along of [-2.2, 1.65]) drawOnWall(canvas, 'front', along, 0.04, 0.55, 2.7, '#efe4d4');
  drawOnWall(canvas, 'right', -0.9, 1.3, 1.8, 1, '#2c2a30');
  drawOnWall(canvas, 'right', -0.85, 1.35, 1.7, 0.9, '#3a424d');
  drawOnWall(canvas, 'left', -1.1, 1.5, 0.9, 0.9, '#8a6a4a');
  drawOnWall(canvas, 'left', -1.04, 1.56, 0.78, 0.78, '#ecd3c8');
  drawOnWall(canvas, 'left', 0.1, 1.5, 0.9, 0.9, '#8a6a4a');
  drawOnWall(canvas, 'left', 0.16, 1.56, 0.78, 0.78, '#d5ddd3');
  drawDoor(canvas, 'back', 1);
  drawOnWall(canvas, 'back', -2.6, 1.2, 2, 0.06, '#8a6a4a');
  drawBooks(canvas);
  drawFace(
    canvas,
    [
      [-2.6, floorLevel, 0.5],
      [2.6, floorLevel, 0.5],
      [2.6, floorLevel, 2.6],
      [-2.6, floorLevel, 2.6],
    ],
    lighter(accent, 0.5),
  );
  drawFace(
    canvas,
    [
      [-2.45, floorLevel, 0.62],
      [2.45, floorLevel, 0.62],
      [2.45, floorLevel, 2.48],
      [-2.45, floorLevel, 2.48],
    ],
    '#efe4d4',
  );
  drawBox(canvas, { x: -1.3, y: 0.42, z: 2.66, width: 2.6, height: 0.42, depth: 0.25 }, darker(accent, 0.12));
  drawBox(canvas, { x: -1.3, y: 0.08, z: 1.95, width: 2.6, height: 0.36, depth: 0.72 }, accent);
  for (const x of [-1.55, 1.3])
    drawBox(canvas, { x, y: 0.08, z: 1.95, width: 0.25, height: 0.56, depth: 0.95 }, darker(accent, 0.06));
  drawBox(canvas, { x: -0.6, y: 0, z: 1.05, width: 1.2, height: 0.36, depth: 0.5 }, '#a5764f');
  drawBox(canvas, { x: 3.1, y: 0, z: -1.2, width: 0.45, height: 0.5, depth: 2.4 }, '#f1e9dd');
  drawBox(canvas, { x: -3.4, y: 0.05, z: -1.1, width: 0.8, height: 0.4, depth: 0.8 }, '#e2ab4a');
  drawBox(canvas, { x: -3.5, y: 0.45, z: -1.1, width: 0.22, height: 0.42, depth: 0.8 }, '#d39a3a');
}

function drawBooks(canvas: Canvas): void {
  let along = -2.5;
  while (along < -0.75) {
    const width = canvas.random.between(0.05, 0.09);
    drawOnWall(
      canvas,
      'back',
      along,
      1.26,
      width,
      canvas.random.between(0.22, 0.34),
      canvas.random.pick(['#8a3047', '#3d7686', '#e2ab4a', '#60704f', '#efe5d6'] as const),
    );
    along += width + 0.01;
  }
}

function drawDoor(canvas: Canvas, side: Side, along: number): void {
  drawOnWall(canvas, side, along - 0.07, 0, 1.04, 2.17, '#fbf8f3');
  drawOnWall(canvas, side, along, 0, 0.9, 2.1, '#c9a67e');
  for (const bottom of [0.2, 1.15]) drawOnWall(canvas, side, along + 0.15, bottom, 0.6, 0.78, '#b8936a');
  drawOnWall(canvas, side, along + 0.06, 1.0, 0.12, 0.04, '#7a6a5c');
}

function drawSleepingRoom(canvas: Canvas, { accent }: PanoramaScene): void {
  drawPanoramaWindow(canvas, 'left', -1.2, 2.4, 0.5, 2);
  for (const along of [-1.8, 1.3]) drawOnWall(canvas, 'left', along, 0.04, 0.5, 2.7, '#f1e7d9');
  drawOnWall(canvas, 'front', -1.8, 0.12, 3.6, 1.3, darker(accent, 0.1));
  for (let panel = 0; panel < 6; panel++)
    drawOnWall(canvas, 'front', -1.76 + panel * 0.6, 0.2, 0.54, 1.16, lighter(accent, 0.12));
  for (const [along, color] of [
    [-0.9, '#ecd3c8'],
    [0.1, '#d5ddd3'],
  ] as const) {
    drawOnWall(canvas, 'front', along, 1.65, 0.8, 0.8, '#8a6a4a');
    drawOnWall(canvas, 'front', along + 0.06, 1.71, 0.68, 0.68, color);
  }
  drawOnWall(canvas, 'right', -1.6, 0, 3.2, 2.5, '#f4efe7');
  for (let leaf = 0; leaf < 4; leaf++) drawOnWall(canvas, 'right', -1.57 + leaf * 0.8, 0.1, 0.74, 2.34, '#e8dfd2');
  drawDoor(canvas, 'back', -0.45);
  drawFace(
    canvas,
    [
      [-2, floorLevel, 0.35],
      [2, floorLevel, 0.35],
      [2, floorLevel, 2.4],
      [-2, floorLevel, 2.4],
    ],
    '#e8dccb',
  );
  for (const x of [-1.6, 1.1]) drawBox(canvas, { x, y: 0, z: 2.4, width: 0.5, height: 0.5, depth: 0.5 }, '#a97c55');
  drawBox(canvas, { x: -0.95, y: 0.1, z: 0.85, width: 1.9, height: 0.4, depth: 2.1 }, '#fbf9f5');
  drawBox(canvas, { x: -1, y: 0.08, z: 0.8, width: 2, height: 0.46, depth: 1.35 }, accent);
  for (const x of [-0.85, 0.08]) drawBox(canvas, { x, y: 0.5, z: 2.35, width: 0.77, height: 0.16, depth: 0.5 }, '#ffffff');
  drawBox(canvas, { x: -2.6, y: 0, z: -2.6, width: 0.8, height: 0.45, depth: 0.7 }, '#c9a67e');
}

export function drawPanorama(canvas: Canvas, scene: PanoramaScene): void {
  canvas.isToned = false;
  if (scene.place === 'roof') {
    drawRoofTerrace(canvas, scene);
    return;
  }
  drawShell(canvas, scene);
  if (scene.place === 'living') drawLivingRoom(canvas, scene);
  else drawSleepingRoom(canvas, scene);
}
