'use client';

import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import { useLocale, useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { buildPlaceTree, chosenNodes } from '@/components/place-picker/place-tree';
import { Tag } from '@/components/ui/display/tag';
import { Link } from '@/components/ui/navigation/link';
import { useCities } from '@/lib/api/places/cities';
import { useStatementCount } from '@/lib/api/statements/use-statement-count';
import { mobilePhoneSchema } from '@/lib/contracts/phone';
import { selectionFromLists } from '@/lib/domain/place/place-selection';
import { formatNumber } from '@/lib/format/number';
import { formatPhone } from '@/lib/format/phone';
import { searchPath } from '@/lib/routes/addresses/search-address';
import { type BuyerRequestForm, filtersOfForm, toBuyerRequestBody } from '../../buyer-request-form';
import { useCriteriaLabels } from '../use-criteria-labels';

const shownDigits = 5;

/** The first digits of a number, as brokers see it before they request it. */
function maskedPhone(typed: string): string {
  const { data: phone } = mobilePhoneSchema.safeParse(typed);
  return phone ? `${formatPhone(phone.slice(0, shownDigits))} •• ••` : '5•• •• •• ••';
}

/** What a broker sees of the request. */
function BrokerView({ form }: { form: BuyerRequestForm }) {
  const t = useTranslations('buyer_requests');
  const locale = useLocale();
  const clients = useTranslations('clients');
  const { data: cities = [] } = useCities();
  const { title, facts } = useCriteriaLabels()({ ...toBuyerRequestBody(form), places: [] });
  const places = chosenNodes(buildPlaceTree(cities, locale), selectionFromLists(form)).map(({ label }) => label);
  return (
    <div className="rounded-card bg-surface p-5 shadow-sh-2 inset-ring inset-ring-line">
      <div className="flex items-center gap-3">
        <span aria-hidden="true" className="type-h3 flex size-12 shrink-0 items-center justify-center rounded-full bg-tuff-100">
          {form.name.trim().charAt(0) || '?'}
        </span>
        <p className="min-w-0 flex-1">
          <span className="type-ui block truncate font-semibold">{form.name.trim() || t('preview.nobody')}</span>
          <span className="type-xs block text-ink-2">{t('preview.buyer')}</span>
        </p>
        <Tag tone="ok">{t('preview.new')}</Tag>
      </div>
      <p className="type-ui mt-4 font-semibold">{title}</p>
      {places.length > 0 ? (
        <p className="type-sm mt-1 flex items-start gap-1.5 text-ink-2">
          <MapPinIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{places.join(', ')}</span>
        </p>
      ) : null}
      {facts.length > 0 ? <p className="num type-sm mt-2 border-t border-line pt-2">{facts.join(' · ')}</p> : null}
      {form.comment.trim() ? (
        <p className="type-sm mt-2 line-clamp-3 whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">{form.comment.trim()}</p>
      ) : null}
      <p className="num type-ui mt-4 flex min-h-11 items-center justify-center gap-2 rounded-control bg-tuff-100 text-ink-2">
        <PhoneIcon aria-hidden="true" className="size-4.5" />
        {form.is_phone_hidden ? clients('phone_hidden') : maskedPhone(form.phone)}
      </p>
    </div>
  );
}

/** How many statements fit now. */
function FitCount({ form }: { form: BuyerRequestForm }) {
  const t = useTranslations('buyer_requests');
  const locale = useLocale();
  const filters = filtersOfForm(form);
  const count = useStatementCount(filters);
  return (
    <div className="flex min-h-19 flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-tuff-50 p-4">
      <p aria-live="polite" aria-atomic="true" className="flex flex-1 basis-36 items-center gap-3">
        {count === undefined ? null : (
          <>
            <span className="num type-h2">{formatNumber(count, locale)}</span>
            <span className="type-sm">{t('fits', { count })}</span>
          </>
        )}
      </p>
      {count ? (
        <Link href={searchPath(locale, filters)} className="type-sm ml-auto shrink-0 text-link hover:underline">
          {t('see_now')}
        </Link>
      ) : null}
    </div>
  );
}

const stages = ['today', 'days', 'found'] as const;

/** Beside the form: the request as brokers get it, what fits already, and what comes next. */
export function RequestPreview() {
  const t = useTranslations('buyer_requests');
  const form = useFormContext<BuyerRequestForm>().watch();
  return (
    <aside aria-label={t('preview.title')} className="flex flex-col gap-4 lg:sticky lg:top-24 lg:self-start">
      <h2 className="type-label">{t('preview.title')}</h2>
      <BrokerView form={form} />
      <FitCount form={form} />
      <ol className="flex flex-col gap-4 border-l border-line pl-5">
        {stages.map((stage) => (
          <li key={stage}>
            <p className="type-ui font-semibold">{t(`stages.${stage}.title`)}</p>
            <p className="type-sm text-ink-2">{t(`stages.${stage}.text`)}</p>
          </li>
        ))}
      </ol>
    </aside>
  );
}
