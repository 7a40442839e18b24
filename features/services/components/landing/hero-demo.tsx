import { getTranslations } from 'next-intl/server';
import type { ServicePageKey } from '@/lib/contracts/money/services';
import { serviceRouteOf } from '@/lib/routes/service-routes';
import { lookOf } from '../../domain/service-looks';
import { ServiceIcon } from '../service-icon';
import { BeforeAfter } from './before-after';

/** The picture of the hero: a slider for the photos, for others a drawing with the sign of the service. */
export async function HeroDemo({ page }: { page: ServicePageKey }) {
  const t = await getTranslations('services.landing');
  const { serviceId } = serviceRouteOf(page);
  const src = `/assets/scenes/${lookOf(serviceId).hero}.webp`;
  if (page === 'photo-tour')
    return (
      <BeforeAfter src={src} alt={t('example')} labels={{ slider: t('before_after'), before: t('before'), after: t('after') }} />
    );
  return (
    <div className="relative aspect-[5/3] overflow-hidden rounded-modal bg-tuff-100">
      {/* biome-ignore lint/performance/noImgElement: the drawings are files in their right size already. */}
      <img src={src} alt="" width={1200} height={720} fetchPriority="high" className="size-full object-cover" />
      <span className="absolute top-1/2 left-1/2 flex size-18 -translate-1/2 items-center justify-center rounded-full bg-white text-brand-text shadow-sh-2">
        <ServiceIcon serviceId={serviceId} className="size-9" />
      </span>
    </div>
  );
}
