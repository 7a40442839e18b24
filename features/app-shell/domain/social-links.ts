import type { SocialLink } from '@/components/layout/footer/social-links';

/** Networks by the host of their pages; what has no icon here is not shown. */
const networks: Readonly<Record<string, Pick<SocialLink, 'network' | 'name'>>> = {
  'facebook.com': { network: 'facebook', name: 'Facebook' },
  'instagram.com': { network: 'instagram', name: 'Instagram' },
  'youtube.com': { network: 'youtube', name: 'YouTube' },
  'tiktok.com': { network: 'tiktok', name: 'TikTok' },
  'linkedin.com': { network: 'linkedin', name: 'LinkedIn' },
};

/** The site's pages on social networks, in the order of the configuration. Only https addresses are taken. */
export function socialLinks(urls: readonly string[]): SocialLink[] {
  return urls.flatMap((href) => {
    const url = URL.parse(href);
    const known = url?.protocol === 'https:' ? networks[url.hostname.replace(/^(www|m|ge)\./, '')] : undefined;
    return known ? [{ ...known, href }] : [];
  });
}
