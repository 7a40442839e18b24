import { CubeIcon } from '@phosphor-icons/react/dist/ssr/Cube';
import { useTranslations } from 'next-intl';
import { buttonClasses } from '@/components/ui/button';
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
        'shadow-sh-2 max-lg:min-h-7 max-lg:rounded-badge max-lg:px-2.5 hit',
      )}
    >
      <CubeIcon aria-hidden="true" className="size-5" />
      {t('open')}
      <span className="sr-only">({t('new_tab')})</span>
    </a>
  );
}
