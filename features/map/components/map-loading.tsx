import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/feedback/skeleton';

/** The box of a map before it is drawn. */
export function MapLoading() {
  const t = useTranslations('map');
  return (
    <div className="size-full">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="size-full rounded-none" />
    </div>
  );
}
