import { getTranslations } from 'next-intl/server';
import { cn } from '@/lib/cn';
import type { ServicePageKey } from '@/lib/contracts/money/services';
import { serviceRouteOf } from '@/lib/routes/service-routes';
import { lookOf } from '../../domain/service-looks';

/** Samples of a service's visible results; its other results are documents. */
const samplesOf = (page: ServicePageKey) => lookOf(serviceRouteOf(page).serviceId).samples;

export const hasSamples = (page: ServicePageKey): boolean => samplesOf(page) !== undefined;

export async function Samples({ page }: { page: ServicePageKey }) {
  const t = await getTranslations('services.landing');
  const scenes = samplesOf(page);
  if (!scenes) return null;
  return (
    <section id="samples" aria-labelledby="samples-title" className="container-page py-6 lg:py-9">
      <h2 id="samples-title" className="mt type-h2">
        {t('samples')}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-3 lg:grid-cols-[1.4fr_1fr_1fr]">
        {scenes.map((scene, index) => (
          <li
            key={scene}
            className={cn(
              'overflow-hidden rounded-card bg-tuff-100',
              index === 0 && 'max-lg:col-span-2',
              index === 0 && scenes.length > 3 && 'lg:row-span-2',
            )}
          >
            {/* biome-ignore lint/performance/noImgElement: the drawings are files in their right size already. */}
            <img
              src={`/assets/scenes/${scene}.webp`}
              alt={t('sample', { number: index + 1 })}
              width={720}
              height={480}
              loading="lazy"
              className={cn('w-full object-cover', index === 0 && scenes.length > 3 ? 'h-full min-h-44' : 'h-44 lg:h-56')}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
