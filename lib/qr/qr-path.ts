import { generate } from 'lean-qr';

/** A QR code as an SVG path of unit squares. `size` counts its modules with the quiet zone that readers need around it. */
export type QrPath = { size: number; path: string };

const quietZone = 4;

/** The smallest QR code that contains a text. */
export function qrPath(text: string): QrPath {
  const code = generate(text);
  let path = '';
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) {
      if (!code.get(x, y)) continue;
      // Neighbours in a row are one rectangle.
      let end = x;
      while (code.get(end + 1, y)) end += 1;
      path += `M${x + quietZone} ${y + quietZone}h${end - x + 1}v1h-${end - x + 1}z`;
      x = end;
    }
  return { size: code.size + 2 * quietZone, path };
}
