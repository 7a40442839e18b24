'use client';

import { useLocale, useTranslations } from 'next-intl';
import { CrudListFailure, CrudListSkeletons } from '@/components/crud/crud-list-states';
import { useFailureToast } from '@/components/crud/crud-toasts';
import { useMarketLabels } from '@/components/crud/use-market-labels';
import { Button } from '@/components/ui/buttons/button';
import { Tag } from '@/components/ui/display/tag';
import { UserText } from '@/components/ui/display/user-text';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Link } from '@/components/ui/navigation/link';
import type { MatchedStatement, Matching } from '@/lib/contracts/account/clients';
import { formatPrice, formatPricePeriod } from '@/lib/format/money';
import { formatPhone, toE164 } from '@/lib/format/phone';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { useBuyerPhone, useMatchings } from '../queries/clients';
import { useCriteriaLabels } from './use-criteria-labels';

/** The phone of a buyer who sent a request, shown on demand. */
function RequestPhone({ id, name, masked }: { id: number; name: string; masked: string }) {
  const t = useTranslations('clients.matchings');
  const showFailure = useFailureToast();
  const { data: phone, isPending, mutate } = useBuyerPhone();
  if (phone !== undefined)
    return (
      <a href={`tel:${toE164(phone)}`} className="num type-ui rounded-sm underline">
        {formatPhone(phone)}
      </a>
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="num type-sm text-ink-2">{masked}</span>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('show_phone_named', { name })}
        isLoading={isPending}
        loadingText={t('asking')}
        onClick={() => mutate(id, { onError: showFailure })}
      >
        {t('show_phone')}
      </Button>
    </div>
  );
}

function MatchedStatementItem({ statement, currencyId }: { statement: MatchedStatement; currencyId: number }) {
  const locale = useLocale();
  const t = useTranslations('clients.matchings');
  const labels = useMarketLabels();
  const price = statement.price[String(currencyId)];
  const { id, slugs, segments, deal_type_id } = statement;
  return (
    <li className="flex flex-wrap items-baseline gap-x-3">
      <Link
        href={statementPath(locale, { id, middle_slugs: segments, href_lang: slugs })}
        className="type-sm rounded-sm underline hover:no-underline"
      >
        {statement.titles[locale]}
      </Link>
      <span className="num type-sm">
        {price ? formatPrice(price.price_total, currencyId, locale) + formatPricePeriod(deal_type_id, locale) : t('negotiable')}
      </span>
      <span className="num type-xs text-ink-2">{labels.area(statement.area)}</span>
    </li>
  );
}

/** A buyer, and the own statements that fit. */
export function MatchingRow({ matching }: { matching: Matching }) {
  const t = useTranslations('clients');
  const { source, buyer, statements, statements_count: count } = matching;
  const { title, places, facts } = useCriteriaLabels()(buyer);
  const name = transliterateName(buyer.name, useLocale());
  const rest = count - statements.length;
  return (
    <article className="rounded-card p-4 shadow-hairline">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="type-ui flex flex-wrap items-center gap-2">
            {name}
            <Tag tone="info">{t('buyer')}</Tag>
            <Tag tone="neutral">{t(source === 'client' ? 'matchings.own_client' : 'matchings.request')}</Tag>
          </h2>
          <p className="type-sm mt-1">{[title, places].filter(Boolean).join(' · ')}</p>
          {facts.length > 0 ? <p className="num type-sm text-ink-2">{facts.join(' · ')}</p> : null}
          {buyer.comment ? (
            <p className="type-sm mt-1 text-ink-2">
              <UserText text={buyer.comment} />
            </p>
          ) : null}
        </div>
        {source === 'request' && buyer.masked_phone ? (
          <RequestPhone id={buyer.id} name={name} masked={buyer.masked_phone} />
        ) : null}
        {buyer.is_phone_hidden ? <p className="type-sm max-w-70 text-ink-2">{t('matchings.phone_hidden')}</p> : null}
      </div>
      <div className="mt-3 border-t border-line pt-3">
        <h3 className="type-label mb-2 flex flex-wrap items-center gap-2">
          <Tag tone="ok">{t('seller')}</Tag>
          {t('matchings.fit', { count })}
        </h3>
        <ul className="flex flex-col gap-1">
          {statements.map((statement) => (
            <MatchedStatementItem key={statement.id} statement={statement} currencyId={buyer.currency_id} />
          ))}
        </ul>
        {rest > 0 ? <p className="num type-xs mt-1 text-ink-2">{t('matchings.more', { count: rest })}</p> : null}
      </div>
    </article>
  );
}

/** Buyers, each with the visitor's statements that fit. */
export function Matchings() {
  const t = useTranslations('clients.matchings');
  const { data, isPending, isError, refetch } = useMatchings();
  if (isPending) return <CrudListSkeletons label={t('loading')} />;
  if (isError && !data)
    return <CrudListFailure title={t('failed_title')} text={t('failed_text')} onRetry={() => void refetch()} />;
  if (data.length === 0) return <EmptyState art="house" title={t('empty_title')} text={t('empty_text')} />;
  return (
    <ul className="flex flex-col gap-3">
      {data.map((matching) => (
        <li key={`${matching.source} ${matching.buyer.id}`}>
          <MatchingRow matching={matching} />
        </li>
      ))}
    </ul>
  );
}
