import { useLocale, useTranslations } from 'next-intl';
import { PhoneReveal } from '@/components/phone/phone-reveal';
import { Avatar } from '@/components/ui/display/avatar';
import { Link } from '@/components/ui/navigation/link';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import { maskedPhone } from '@/lib/format/masked-phone';
import { formatNumber } from '@/lib/format/number';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { companyPath } from '@/lib/routes/addresses/company-address';
import { languageOf } from '../../domain/description';
import { MessageAuthor } from './message-author';

/** The name that the seller is shown by in the language of the page; without one the kind of the seller. */
export function useSellerName({ owner_name, user_type }: Pick<StatementDetail, 'owner_name' | 'user_type'>): string {
  const locale = useLocale();
  const t = useTranslations('statement.seller');
  return transliterateName(owner_name?.trim() ?? '', locale) || t(user_type.type);
}

/** Name, kind and company of the seller. */
function Seller({ statement }: { statement: StatementDetail }) {
  const locale = useLocale();
  const t = useTranslations('statement.seller');
  const { user_type, user_statements_count: count, company } = statement;
  const kind = t(user_type.type);
  const name = useSellerName(statement);
  const language = languageOf(name);
  const path = company && companyPath(locale, company);
  const isOwnPage = company?.id === statement.user_id;
  return (
    <div className="flex items-center gap-3.5">
      <span lang={language === locale ? undefined : language}>
        <Avatar name={name} size={52} src={user_type.logo ?? undefined} />
      </span>
      <div className="min-w-0">
        <p className="type-ui [overflow-wrap:anywhere]" lang={language === locale ? undefined : language}>
          {path && isOwnPage ? (
            <Link href={path} className="rounded-sm hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className="type-xs text-ink-2">
          {[name === kind ? null : kind, count > 0 ? t('count', { count, shown: formatNumber(count, locale) }) : null]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {path && !isOwnPage ? (
          <p className="type-xs [overflow-wrap:anywhere]">
            <Link href={path} className="hit text-link hover:underline">
              {transliterateName(company.name, locale)}
            </Link>
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** The seller, the phone number and the message button. */
export function SellerCard({ statement, siteName }: { statement: StatementDetail; siteName: string }) {
  const t = useTranslations('statement.seller');
  const phone = maskedPhone(statement.user_phone_number);
  return (
    <section aria-label={t('title')}>
      <Seller statement={statement} />
      {phone ? (
        <div className="mt-4">
          <PhoneReveal
            masked={phone.shown}
            digits={phone.digits}
            siteName={siteName}
            variant={statement.auction ? 'secondary' : 'primary'}
          />
        </div>
      ) : null}
      <MessageAuthor statementId={statement.id} authorId={statement.user_id} />
    </section>
  );
}
