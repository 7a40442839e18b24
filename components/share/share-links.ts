export const shareChannels = ['facebook', 'whatsapp', 'viber', 'telegram'] as const;
export type ShareChannel = (typeof shareChannels)[number];

/** Address that opens a channel with a message that contains the title and the address of a page. */
export function shareLink(channel: ShareChannel, { title, url }: { title: string; url: string }): string {
  const text = encodeURIComponent(`${title} ${url}`);
  switch (channel) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`;
    case 'whatsapp':
      return `https://wa.me/?text=${text}`;
    case 'viber':
      return `viber://forward?text=${text}`;
    case 'telegram':
      return `https://t.me/share/url?url=${encodeURIComponent(url)}&text=${encodeURIComponent(title)}`;
  }
}
