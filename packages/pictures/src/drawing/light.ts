import type { Canvas } from './canvas';

/** The last wash: light from the upper left, a little weight in the lower right corner. */
export function drawLight(canvas: Canvas, { light = 0.14, shade = 0.1 } = {}): void {
  const wash = canvas.gradient(
    [
      [0, '#ffffff', light],
      [0.5, '#ffffff', 0],
      [1, '#1a0f14', shade],
    ],
    'diagonal',
  );
  canvas.rect(0, 0, canvas.width, canvas.height, wash);
}

/** The form of one wall: lighter on the left, darker on the right and under the eaves. */
export function drawWallLight(canvas: Canvas, x: number, y: number, width: number, height: number): void {
  canvas.rect(
    x,
    y,
    width,
    height,
    canvas.gradient(
      [
        [0, '#ffffff', 0.12],
        [0.55, '#ffffff', 0],
        [1, '#26151d', 0.12],
      ],
      'right',
    ),
  );
  canvas.rect(
    x,
    y,
    width,
    Math.min(26, height * 0.2),
    canvas.gradient([
      [0, '#26151d', 0.16],
      [1, '#26151d', 0],
    ]),
  );
}

/** A shadow that a body casts on what is to its right. */
export function drawCastShadow(canvas: Canvas, x: number, y: number, width: number, height: number): void {
  canvas.rect(
    x,
    y,
    width,
    height,
    canvas.gradient(
      [
        [0, '#26151d', 0.24],
        [1, '#26151d', 0],
      ],
      'right',
    ),
  );
}
