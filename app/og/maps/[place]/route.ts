import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawPrintedMap, type MapFeature, readPrintedPlace } from '@/features/statement/domain/printed-map';

const readFeatures = async (): Promise<MapFeature[]> =>
  (JSON.parse(await readFile(join(process.cwd(), 'public/assets/map/tbilisi.json'), 'utf8')) as { features: MapFeature[] })
    .features;

/** Read for the first picture; a failed read is retried by the next one. */
let features: Promise<MapFeature[]> | null = null;

/** The small map around a home on its printed page. */
export async function GET(_request: Request, { params }: { params: Promise<{ place: string }> }): Promise<Response> {
  const place = readPrintedPlace((await params).place);
  features ??= readFeatures().catch((error: unknown) => {
    features = null;
    throw error;
  });
  const map = place ? drawPrintedMap(await features, place) : null;
  if (map === null) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(map, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    },
  });
}
