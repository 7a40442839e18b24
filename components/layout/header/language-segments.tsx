'use client';

import { useLanguageLinks } from './use-language-links';

/** The switch of the mobile menu: one link for each language. */
export function LanguageSegments({ label }: { label: string }) {
  return (
    <nav aria-label={label} className="min-w-0 flex-1">
      <ul className="flex min-h-11 gap-0.5 rounded-control bg-tuff-100 p-1">
        {useLanguageLinks().map((link) => (
          <li key={link.locale} className="flex flex-1">
            <a
              href={link.href}
              lang={link.locale}
              hrefLang={link.locale}
              aria-label={`${link.shortName}, ${link.name}`}
              aria-current={link.isCurrent ? 'true' : undefined}
              onClick={link.remember}
              className="hit type-ui flex min-h-10 flex-1 items-center justify-center rounded-[9px] px-2 text-ink-2 transition-colors hover:text-ink aria-current:bg-surface aria-current:font-semibold aria-current:text-ink aria-current:shadow-sh-1"
            >
              {link.shortName}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
