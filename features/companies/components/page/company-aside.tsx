import { GlobeIcon } from '@phosphor-icons/react/dist/ssr/Globe';
import { SealCheckIcon } from '@phosphor-icons/react/dist/ssr/SealCheck';
import { SealQuestionIcon } from '@phosphor-icons/react/dist/ssr/SealQuestion';
import { useLocale, useTranslations } from 'next-intl';
import { PhoneReveal } from '@/components/phone/phone-reveal';
import { Link } from '@/components/ui/navigation/link';
import type { Company } from '@/lib/contracts/companies/companies';
import { formatDate } from '@/lib/format/date';
import { maskedPhone } from '@/lib/format/masked-phone';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { viaSignIn } from '@/lib/navigation';
import { localePath } from '@/lib/routes/locale-path';
import { openingState } from '../../domain/opening-state';
import { LeadButton } from '../lead/lead-button';

/** Whether the office is open now, and until or from when. */
export function OpeningStatus({ company, now }: { company: Company; now: Date }) {
  const t = useTranslations('companies');
  const state = openingState(company.opening_hours, now);
  if (state.kind === 'unknown') return null;
  const weekday = state.kind === 'closed' ? (String(state.weekday) as '1') : '1';
  return (
    <p className="num type-ui flex flex-wrap items-center gap-x-2">
      <span aria-hidden="true" className={`size-2 rounded-full ${state.kind === 'open' ? 'bg-vine-600' : 'bg-tuff-400'}`} />
      {state.kind === 'open' ? (
        t('hours.open', { time: state.to })
      ) : (
        <>
          {t('hours.closed')}
          <span className="font-normal text-ink-2">{t('hours.opens', { day: t(`weekdays.${weekday}`), time: state.from })}</span>
        </>
      )}
    </p>
  );
}

function WeekHours({ company }: { company: Company }) {
  const t = useTranslations('companies');
  if (company.opening_hours.length === 0) return null;
  return (
    <details className="mt-1">
      <summary className="type-sm min-h-6 cursor-pointer text-link hover:underline">{t('hours.week')}</summary>
      <dl className="num type-sm mt-2 grid grid-cols-[1fr_auto] gap-y-1">
        {company.opening_hours.map(({ weekday, from, to }) => (
          <div key={weekday} className="contents">
            <dt className="text-ink-2">{t(`weekdays.${String(weekday) as '1'}`)}</dt>
            <dd>{`${from}–${to}`}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The seal of a verified company with its date; for another, a note and, where possible, a link to claim the page. */
export function Verification({ company, now }: { company: Company; now: Date }) {
  const t = useTranslations('companies.page');
  const locale = useLocale();
  if (company.verified_at)
    return (
      <div className="flex gap-3">
        <SealCheckIcon weight="fill" aria-hidden="true" className="size-5 shrink-0 text-link" />
        <p className="type-sm">
          <span className="block font-medium">{t('verified')}</span>
          <span className="text-ink-2">
            {t('verified_text', { date: formatDate(new Date(company.verified_at), now, locale) })}
          </span>
        </p>
      </div>
    );
  return (
    <div className="flex gap-3">
      <SealQuestionIcon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      <p className="type-sm">
        <span className="block font-medium">{t('unverified')}</span>
        <span className="text-ink-2">{t('unverified_text')}</span>
        {company.is_claimable ? (
          <Link
            href={viaSignIn(locale, `${localePath(locale, '/account/company')}?claim=${company.id}`)}
            rel="nofollow"
            className="mt-1 block min-h-6 text-link hover:underline"
          >
            {t('claim')}
          </Link>
        ) : null}
      </p>
    </div>
  );
}

/** Hours, number, call request, message and verification. */
export function CompanyAside({ company, siteName, now }: { company: Company; siteName: string; now: Date }) {
  const t = useTranslations('companies');
  const locale = useLocale();
  const phone = maskedPhone(company.user_phone_number);
  const lead = { companyId: company.id, company: transliterateName(company.name, locale) };
  return (
    <section aria-label={t('hours.title')} className="rounded-card bg-surface p-6 shadow-sh-3">
      <p className="type-xs text-ink-2">{t('hours.title')}</p>
      {company.opening_hours.length > 0 ? (
        <OpeningStatus company={company} now={now} />
      ) : (
        <p className="type-ui">{t('hours.unknown')}</p>
      )}
      <WeekHours company={company} />
      <div className="mt-4 flex flex-col gap-3">
        {phone ? <PhoneReveal masked={phone.shown} digits={phone.digits} siteName={siteName} /> : null}
        <LeadButton {...lead} kind="call" variant={phone ? 'secondary' : 'primary'} />
        <LeadButton {...lead} kind="message" variant="ghost" />
      </div>
      {company.website ? (
        <a
          href={company.website}
          rel="nofollow noopener ugc"
          className="type-sm mt-2 flex min-h-6 items-center gap-2 text-link [overflow-wrap:anywhere] hover:underline"
        >
          <GlobeIcon aria-hidden="true" className="size-5 shrink-0" />
          {new URL(company.website).host}
        </a>
      ) : null}
      <div className="mt-4 border-t border-line pt-4 max-lg:hidden">
        <Verification company={company} now={now} />
      </div>
    </section>
  );
}
