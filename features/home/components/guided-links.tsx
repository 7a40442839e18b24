import { useLocale, useTranslations } from 'next-intl';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Link } from '@/components/ui/navigation/link';
import { buyerRequestRoute, guidedRoute } from '@/lib/routes/addresses/guided-address';
import { localePath } from '@/lib/routes/locale-path';

const ways = [
  { key: 'guided', route: guidedRoute, icon: 'list-checks' },
  { key: 'tell_us', route: buyerRequestRoute, icon: 'chat-teardrop-text' },
] as const;

/** The search by questions and the request to brokers, at the end of the row of recent searches. */
export function GuidedLinks() {
  const [t, locale] = [useTranslations('home'), useLocale()];
  return (
    <div className="order-last flex shrink-0 gap-2 lg:ml-auto lg:gap-6">
      {ways.map(({ key, route, icon }) => (
        <Link
          key={key}
          href={localePath(locale, route)}
          className="type-sm flex min-h-10 shrink-0 items-center gap-2 font-medium text-link hover:underline max-lg:min-h-11 max-lg:rounded-full max-lg:px-3.5 max-lg:inset-ring max-lg:inset-ring-tuff-300"
        >
          <SpriteIcon name={icon} className="size-4.5 shrink-0" />
          {t(`ways.${key}`)}
        </Link>
      ))}
    </div>
  );
}
