import { getTranslations } from 'next-intl/server';
import type { ServicePageKey } from '@/lib/contracts/money/services';
import { serviceRouteOf } from '@/lib/routes/service-routes';
import { lookOf } from '../../domain/service-looks';
import { ServiceIcon } from '../service-icon';

/** An example of the result above the sum. */
export async function ResultPicture({ service }: { service: ServicePageKey }) {
  const t = await getTranslations('services.landing');
  const { serviceId } = serviceRouteOf(service);
  const { result: scene } = lookOf(serviceId);
  if (!scene) return null;
  return (
    <div className="relative mb-4 overflow-hidden rounded-card bg-tuff-100">
      {/* biome-ignore lint/performance/noImgElement: the drawings are files in their right size already. */}
      <img
        src={`/assets/scenes/${scene}.webp`}
        alt=""
        width={720}
        height={360}
        loading="lazy"
        className="h-44 w-full object-cover"
      />
      <span className="absolute top-1/2 left-1/2 flex size-13 -translate-1/2 items-center justify-center rounded-full bg-white text-brand-text shadow-sh-2">
        <ServiceIcon serviceId={serviceId} className="size-6" />
      </span>
      <span className="type-xs absolute bottom-3 left-3 rounded-badge bg-tuff-900/85 px-2.5 py-1 font-medium text-white">
        {t('sample_label')}
      </span>
    </div>
  );
}
