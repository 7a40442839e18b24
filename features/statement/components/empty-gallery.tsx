import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EmptyArt } from '@/components/ui/feedback/empty-state';

/** Stands where the photos would: the arch on its balustrade. */
export function EmptyGallery({ badges, overlay, tour }: { badges: ReactNode; overlay: ReactNode; tour: ReactNode }) {
  const t = useTranslations('statement.gallery');
  return (
    <section
      aria-label={t('label')}
      className="relative flex h-[260px] flex-col items-center justify-center gap-2 bg-tuff-50 max-lg:-mx-4 max-lg:pb-10 lg:h-[320px] lg:rounded-modal print:hidden"
    >
      <EmptyArt name="house" />
      <p className="type-sm text-ink-2">{t('none')}</p>
      <div className="absolute bottom-9 left-3 flex gap-2 lg:top-4 lg:bottom-auto lg:left-4">{badges}</div>
      {overlay}
      <div className="absolute right-4 bottom-9 lg:bottom-4">{tour}</div>
    </section>
  );
}
