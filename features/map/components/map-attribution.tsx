import { useTranslations } from 'next-intl';

/** Names the source of the drawn base, as its licence asks. */
export function MapAttribution() {
  const t = useTranslations('map');
  return (
    <p className="absolute right-0 bottom-0 rounded-tl-sm bg-white/85 text-[calc(0.6875rem*var(--k))] text-ink-2">
      <a
        href="https://www.openstreetmap.org/copyright"
        target="_blank"
        rel="noreferrer"
        className="flex min-h-6 items-center px-1.5 hover:underline"
      >
        {t('attribution')}
      </a>
    </p>
  );
}
