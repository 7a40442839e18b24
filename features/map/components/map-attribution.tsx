import { useTranslations } from 'next-intl';

/** Names the source of the drawn base, as its licence asks. */
export function MapAttribution() {
  const t = useTranslations('map');
  return (
    <p className="absolute right-0 bottom-0 z-10 rounded-tl-sm bg-white/85 px-1.5 text-[calc(0.6875rem*var(--k))] leading-5 text-ink-2">
      <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer" className="hover:underline">
        {t('attribution')}
      </a>
    </p>
  );
}
