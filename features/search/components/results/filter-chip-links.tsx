import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useTranslations } from 'next-intl';

export type ChipLink = { key: string; label: string; href: string };

/** The filters as chips; each links to the list without it, so that it works before and without scripts. */
export function FilterChipLinks({ chips, clearHref }: { chips: ChipLink[]; clearHref: string }) {
  const t = useTranslations('search');
  return (
    <ul
      aria-label={t('chosen')}
      className="flex items-center gap-2 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-1.5 max-lg:[scrollbar-width:none] lg:flex-wrap print:flex-wrap"
    >
      {chips.map(({ key, label, href }) => (
        <li key={key} className="shrink-0">
          <a
            href={href}
            aria-label={t('remove', { name: label })}
            className="hit type-sm inline-flex min-h-8.5 items-center gap-2 rounded-full bg-tuff-100 py-1 pr-2.5 pl-3.5 font-medium transition hover:bg-tuff-200"
          >
            {label}
            <XIcon aria-hidden="true" className="size-4 text-ink-2 print:hidden" />
          </a>
        </li>
      ))}
      <li className="shrink-0 print:hidden">
        <a href={clearHref} className="hit type-sm inline-flex min-h-8.5 items-center px-2 font-medium text-link hover:underline">
          {t('clear')}
        </a>
      </li>
    </ul>
  );
}
