import { CubeIcon } from '@phosphor-icons/react/dist/ssr/Cube';
import { useTranslations } from 'next-intl';
import { buttonClasses } from '@/components/ui/buttons/button';
import { cn } from '@/lib/cn';

/** Opens a tour on its own site. */
export function TourLink({ url }: { url: string }) {
  const t = useTranslations('statement.tour');
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className={cn(
        buttonClasses({ variant: 'secondary', size: 'md' }),
        'hit shadow-sh-2 max-lg:min-h-7 max-lg:gap-1.5 max-lg:rounded-badge max-lg:bg-tuff-900/85 max-lg:px-2.5 max-lg:text-micro max-lg:text-white max-lg:inset-ring-0 max-lg:hover:bg-tuff-900',
      )}
    >
      <CubeIcon aria-hidden="true" className="size-4 lg:size-5" />
      {t('open')}
      <span className="sr-only">({t('new_tab')})</span>
    </a>
  );
}
