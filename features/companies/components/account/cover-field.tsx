'use client';

import { useTranslations } from 'next-intl';
import { companyCovers } from '@/lib/contracts/companies/own-company';

type Cover = (typeof companyCovers)[number];
type Props = { value: string | null; onChange: (cover: Cover) => void };

/** The drawn picture at the head of the public page. */
export function CoverField({ value, onChange }: Props) {
  const t = useTranslations('own_company.form');
  const chosen = value ?? companyCovers[0];
  return (
    <fieldset>
      <legend className="type-label mb-1.5">{t('cover')}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {companyCovers.map((cover, index) => (
          <label
            key={cover}
            className="relative block cursor-pointer overflow-hidden rounded-card inset-ring inset-ring-line has-checked:ring-2 has-checked:ring-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="cover"
              value={cover}
              checked={chosen === cover}
              onChange={() => onChange(cover)}
              aria-label={t('cover_number', { number: index + 1 })}
              className="sr-only"
            />
            {/* biome-ignore lint/performance/noImgElement: A drawn scene of the site itself. */}
            <img
              src={cover}
              alt=""
              width={640}
              height={240}
              loading="lazy"
              className="h-22 w-full object-cover object-[50%_60%]"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
