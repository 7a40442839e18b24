import type { Canvas } from '../drawing/canvas';
import { darker, lighter } from '../drawing/palette';
import { drawBox, drawFace, drawOnWall, floorLevel, half } from './panorama-space';

export function drawRoofTerrace(canvas: Canvas, { floor, accent }: { floor: string; accent: string }): void {
  const { width, height } = canvas;
  canvas.rect(
    0,
    0,
    width,
    height / 2 + 20,
    canvas.gradient([
      [0, '#8fb2d0'],
      [0.7, '#f3dcbc'],
      [1, '#fde6bf'],
    ]),
  );
  for (const [radius, opacity] of [
    [150, 0.12],
    [95, 0.25],
    [52, 0.95],
  ] as const)
    canvas.circle(width * 0.3, height * 0.4, radius, '#fff0c8', { opacity });
  // The ridge is a sum of whole waves, so both ends of the sheet meet.
  for (const [layer, color] of ['#cdbfae', '#b3ab8e'].entries()) {
    let ridge = `M0 ${height * 0.56}`;
    for (let x = 0; x <= width; x += 16) {
      const angle = (x / width) * Math.PI * 2;
      ridge += `L${x} ${height * (0.452 + layer * 0.022) - 26 * Math.sin(angle * 2 + layer) - 12 * Math.sin(angle * 5 + layer * 2)}`;
    }
    canvas.path(`${ridge}V${height * 0.56}Z`, color);
  }
  for (let block = 0; block < 54; block++) {
    const x = (block * width) / 54;
    const blockHeight = canvas.random.between(20, 88);
    const wall = canvas.random.pick(['#efdcc0', '#dfb89a', '#d9c7ae', '#c9a08a'] as const);
    canvas.rect(x + 2, height * 0.53 - blockHeight, 30, blockHeight, wall);
    canvas.rect(x + 22, height * 0.53 - blockHeight, 10, blockHeight, darker(wall, 0.14));
    canvas.rect(x, height * 0.53 - blockHeight - 4, 34, 5, '#a65a47');
  }
  canvas.rect(0, height * 0.53, width, height * 0.47, floor);
  for (let row = -15; row < 15; row++) {
    const z = row * 0.2;
    if (row === 0 || row === -1) continue;
    drawFace(
      canvas,
      [
        [-half.x, floorLevel, z],
        [half.x, floorLevel, z],
        [half.x, floorLevel, z + 0.18],
        [-half.x, floorLevel, z + 0.18],
      ],
      row % 2 === 0 ? lighter(floor, 0.08) : darker(floor, 0.05),
    );
  }
  for (const side of ['front', 'left', 'right', 'back'] as const) {
    const length = side === 'front' || side === 'back' ? half.x : half.z;
    drawOnWall(canvas, side, -length, 0, length * 2, 0.25, '#d9c5ad');
    drawOnWall(canvas, side, -length, 0.25, length * 2, 0.75, '#e4f0f3', 0.35);
    for (let post = -length; post < length; post += 0.6) drawOnWall(canvas, side, post, 0.25, 0.04, 0.8, '#5d5a62');
    drawOnWall(canvas, side, -length, 1, length * 2, 0.07, '#7a5a42');
  }
  drawBox(canvas, { x: -1.6, y: 0.1, z: 1.9, width: 3.2, height: 0.35, depth: 0.8 }, accent);
  drawBox(canvas, { x: -1.6, y: 0.45, z: 2.5, width: 3.2, height: 0.35, depth: 0.25 }, darker(accent, 0.1));
  drawBox(canvas, { x: -0.6, y: 0, z: 1, width: 1.2, height: 0.38, depth: 0.55 }, '#a5764f');
  for (const [x, z] of [
    [-3.3, 2.3],
    [2.8, 2.3],
    [-3.3, -2.7],
    [2.8, -2.7],
  ] as const) {
    drawBox(canvas, { x, y: 0, z, width: 0.5, height: 0.5, depth: 0.5 }, '#b9694c');
    drawBox(canvas, { x: x - 0.08, y: 0.5, z: z - 0.05, width: 0.66, height: 0.6, depth: 0.6 }, '#7f9a5a');
  }
  drawBox(canvas, { x: -1, y: 0, z: -2.4, width: 2, height: 0.74, depth: 0.8 }, '#c9a67e');
}
