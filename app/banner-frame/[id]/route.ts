import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { type BannerContent, bannerDocument, bannerPolicy, houseBanner } from '@/features/banners/domain/banner-document';
import { getBanner } from '@/features/banners/queries/get-banners';
import { readVast } from '@/features/banners/vast';
import { routing } from '@/lib/i18n/routing';
import { localePath } from '@/lib/routes/locale-path';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ id: string }> };

/** The banner with an id; null when it no longer exists or the API failed. */
async function readContent(id: string): Promise<BannerContent | null> {
  try {
    const banner = await getBanner(Number(id));
    return banner && { ...banner, content: banner.banner_content };
  } catch {
    // The API has logged why.
    return null;
  }
}

/** The document of one banner, for our own pages' frames. It reads no cookie and is the same for everybody. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  const requested = new URL(request.url).searchParams.get('locale');
  const locale = hasLocale(routing.locales, requested) ? requested : routing.defaultLocale;
  if (!/^[1-9]\d{0,8}$/.test(id)) return new Response(null, { status: 404 });
  const banner = await readContent(id);
  const t = await getTranslations({ locale, namespace: 'banners' });
  const house = houseBanner(localePath(locale, '/s'), t('house'));
  return new Response(bannerDocument(banner, house, locale, readVast), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': bannerPolicy,
      'cache-control': banner ? 'public, max-age=30' : 'no-store',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  });
}
