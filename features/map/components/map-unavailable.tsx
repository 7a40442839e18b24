import { MapTrifoldIcon } from '@phosphor-icons/react/dist/ssr/MapTrifold';
import { useTranslations } from 'next-intl';

/** Stands where a map cannot be drawn. */
export function MapUnavailable({ text }: { text: string }) {
  const t = useTranslations('map');
  return (
    <div role="status" className="flex size-full flex-col items-center justify-center gap-1 bg-tuff-50 p-6 text-center">
      <MapTrifoldIcon aria-hidden="true" className="mb-2 size-9 text-ink-3" />
      <p className="type-h3">{t('unavailable')}</p>
      <p className="type-sm max-w-80 text-ink-2">{text}</p>
    </div>
  );
}
