import type { Icon } from '@phosphor-icons/react';
import { FacebookLogoIcon } from '@phosphor-icons/react/dist/ssr/FacebookLogo';
import { InstagramLogoIcon } from '@phosphor-icons/react/dist/ssr/InstagramLogo';
import { LinkedinLogoIcon } from '@phosphor-icons/react/dist/ssr/LinkedinLogo';
import { TiktokLogoIcon } from '@phosphor-icons/react/dist/ssr/TiktokLogo';
import { YoutubeLogoIcon } from '@phosphor-icons/react/dist/ssr/YoutubeLogo';

const icons = {
  facebook: FacebookLogoIcon,
  instagram: InstagramLogoIcon,
  youtube: YoutubeLogoIcon,
  tiktok: TiktokLogoIcon,
  linkedin: LinkedinLogoIcon,
} as const satisfies Record<string, Icon>;

export interface SocialLink {
  network: keyof typeof icons;
  name: string;
  href: string;
}

/** The site's pages on social networks, at the end of the footer. */
export function SocialLinks({ links, label }: { links: readonly SocialLink[]; label: string }) {
  if (links.length === 0) return null;
  return (
    <ul aria-label={label} className="flex lg:-mr-2.5 lg:ml-auto">
      {links.map(({ network, name, href }) => {
        const Drawn = icons[network];
        return (
          <li key={href}>
            <a href={href} aria-label={name} className="inline-flex size-11 items-center justify-center hover:text-white">
              <Drawn aria-hidden="true" className="size-5" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
