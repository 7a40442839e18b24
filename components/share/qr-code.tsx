import { qrPath } from '@/lib/qr/qr-path';

/** A QR code above its label. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = qrPath(text);
  return (
    <figure className="flex flex-col items-center gap-1">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className="size-48 bg-white">
        <path d={path} fill="#000000" shapeRendering="crispEdges" />
      </svg>
      <figcaption className="type-xs text-center text-ink-2">{label}</figcaption>
    </figure>
  );
}
