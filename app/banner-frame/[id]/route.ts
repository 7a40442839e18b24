import { hasLocale } from 'next-intl';
import { type BannerContent, bannerDocument, bannerPolicy } from '@/features/banners/domain/banner-document';
import { getBanner } from '@/features/banners/queries/get-banners';
import { readVast } from '@/features/banners/vast';
import { routing } from '@/lib/i18n/routing';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ id: string }> };

const empty: BannerContent = { type: 'html', content: '' };

async function readContent(id: string): Promise<{ banner: BannerContent; status: number }> {
  try {
    const banner = /^\d{1,9}$/.test(id) ? await getBanner(Number(id)) : null;
    return banner ? { banner: { ...banner, content: banner.banner_content }, status: 200 } : { banner: empty, status: 404 };
  } catch {
    // The API has logged why; the frame stays empty until the next turn.
    return { banner: empty, status: 503 };
  }
}

/** The document of one banner, for our own pages' frames. It reads no cookie and is the same for everybody. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  const { banner, status } = await readContent(id);
  const asked = new URL(request.url).searchParams.get('locale');
  const locale = hasLocale(routing.locales, asked) ? asked : routing.defaultLocale;
  return new Response(bannerDocument(banner, locale, readVast), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': bannerPolicy,
      'cache-control': status === 200 ? 'public, max-age=30' : 'no-store',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  });
}
