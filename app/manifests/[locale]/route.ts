import type { MetadataRoute } from 'next';
import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { siteSettings } from '@/lib/env';
import { routing } from '@/lib/i18n/routing';
import { localePath } from '@/lib/routes/locale-path';

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/assets/brand/${purpose === 'maskable' ? 'maskable' : 'icon'}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What makes the site installable, in the language of the page that links to it. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return new Response(null, { status: 404 });
  const t = await getTranslations({ locale, namespace: 'layout' });
  const name = siteSettings.name[locale];
  const manifest: MetadataRoute.Manifest = {
    id: '/',
    name: `${name} · ${t('title')}`,
    short_name: name,
    description: t('description'),
    lang: locale,
    dir: 'ltr',
    start_url: localePath(locale, '/'),
    scope: '/',
    display: 'standalone',
    background_color: '#f9f6f4',
    theme_color: '#260913',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  });
}
