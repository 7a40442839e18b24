import type { StatementImage } from '@/lib/contracts/statements/statements';

/** Photos in the order of showing: the main one first, the others as their author put them, each once. */
export function photosOf(images: StatementImage[]): StatementImage[] {
  const main = images.find(({ is_main }) => is_main);
  const ordered = main ? [main, ...images] : images;
  return [...new Map(ordered.map((image) => [image.large, image])).values()];
}

/** Where a tour is: on its own site, or a panorama among our own files. */
type Tour = { kind: 'site' | 'panorama'; url: string };

/** A tour's address when it may be followed: https of another site or a path of our own; null for any other scheme. */
export function tourOf(url: string | null): Tour | null {
  if (!url) return null;
  if (/^\/(?![/\\])/.test(url)) return { kind: 'panorama', url };
  return URL.canParse(url) && new URL(url).protocol === 'https:' ? { kind: 'site', url } : null;
}

const videoHosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com']);

/** The id of a YouTube video from any of the forms its links have; null for links elsewhere. */
export function youtubeIdOf(link: string | null): string | null {
  if (!link || !URL.canParse(link)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(link);
  if (!/^https?:$/.test(protocol) || !videoHosts.has(hostname)) return null;
  const [, first = '', second = ''] = pathname.split('/');
  const id = searchParams.get('v') ?? (hostname === 'youtu.be' ? first : second);
  return /^[\w-]{11}$/.test(id) ? id : null;
}
