import { TierBadge } from '@/components/statement-card/tier-badge';
import { Button } from '@/components/ui/buttons/button';
import { Avatar } from '@/components/ui/display/avatar';
import { Tag } from '@/components/ui/display/tag';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Spinner } from '@/components/ui/feedback/spinner';
import { NavBadge } from '@/components/ui/navigation/nav-badge';
import { Pagination } from '@/components/ui/navigation/pagination';
import { Showcase } from './showcase';

const types = [
  ['type-display mt', 'სახლი აქ იწყება'],
  ['type-h1 mt', 'ახალი პროექტები'],
  ['type-h2 mt', 'VIP განცხადებები'],
  ['type-listing-title', 'იყიდება 3-ოთახიანი ბინა'],
  ['type-h3', 'მახასიათებლები'],
  ['type-price-xl', '459 000 ₾'],
  ['type-price', '459 000 ₾ 170 000 $'],
  ['type-body', 'იყიდება ნათელი ბინა · Bright apartment · Продаётся квартира'],
  ['type-ui', 'იყიდება ნათელი ბინა · Bright apartment · Продаётся квартира'],
  ['type-sm', 'თბილისი, ვაკე, ჭავჭავაძის გამზირი 37'],
  ['type-xs', 'განახლდა დღეს, 14:20 · 1 284 ნახვა'],
  ['type-micro', 'დაწინაურებული'],
] as const;

export function StaticSection() {
  return (
    <>
      <Showcase title="Type" className="flex-col items-start">
        {types.map(([className, text]) => (
          <p key={className} lang="ka" className={className}>
            {text}
          </p>
        ))}
      </Showcase>
      <Showcase title="Badges" className="rounded-card bg-tuff-400 p-4">
        <TierBadge tier="super" label="SUPER VIP" />
        <TierBadge tier="plus" label="VIP+" />
        <TierBadge tier="basic" label="VIP" />
        <TierBadge tier="promoted" label="Promoted" />
        <Tag tone="media">3D tour</Tag>
      </Showcase>
      <Showcase title="Tags, nav badges, avatars">
        <Tag tone="ok">Active</Tag>
        <Tag tone="warning">Pending</Tag>
        <Tag tone="error">Failed</Tag>
        <Tag tone="neutral">Expired</Tag>
        <Tag tone="info">Info</Tag>
        <NavBadge kind="button" label="New" />
        <NavBadge kind="button" label="Unreadable" background="#777777" color="#888888" />
        <NavBadge kind="button" label="Own" background="#0b4c2b" color="#ffffff" />
        <NavBadge kind="point" label="New" />
        <NavBadge kind="discount" label="-20%" />
        <Avatar name="Nino Beridze" />
        <Avatar name="ნინო ბერიძე" size={48} />
        <Avatar name="Giorgi" size={52} />
        <Spinner label="Loading" />
      </Showcase>
      <Showcase title="Alerts and skeletons" className="grid md:grid-cols-2">
        <InlineAlert tone="info">The invoice was requested.</InlineAlert>
        <InlineAlert tone="warning">The balance is short of 42,00 ₾.</InlineAlert>
        <InlineAlert tone="success">The street was added.</InlineAlert>
        <InlineAlert tone="error">Payment failed. You were not charged.</InlineAlert>
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-4 w-2/3" />
      </Showcase>
      <Showcase title="Pagination" className="block">
        <Pagination
          page={5}
          pageCount={143}
          hrefFor={(page) => `?page=${page}`}
          rangeText="81–100 / 2 846"
          labels={{ navigation: 'Pages', previous: 'Previous', next: 'Next', page: (page) => `Page ${page}` }}
        />
      </Showcase>
      <Showcase title="Empty states" className="grid items-stretch md:grid-cols-3">
        {(['search', 'heart', 'bell', 'key', 'card', 'cloud', 'house'] as const).map((art) => (
          <EmptyState
            key={art}
            art={art}
            headingLevel={3}
            title="Nothing here yet"
            text="Say what will be here and how it comes."
            actions={<Button size="md">Act</Button>}
          />
        ))}
      </Showcase>
    </>
  );
}
