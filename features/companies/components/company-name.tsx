import { useLocale, useTranslations } from 'next-intl';
import { Avatar } from '@/components/ui/display/avatar';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import type { CompanyCard } from '@/lib/contracts/companies/companies';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { companyPath } from '@/lib/routes/addresses/company-address';

/** The logo of a company, or a tile with its initials. */
export function CompanyTile({ name, logo, className }: { name: string; logo: string | null; className?: string }) {
  return <Avatar name={name} src={logo ?? undefined} size={52} className={cn('rounded-card', className)} />;
}

/** A company's name in the letters of the page, with the seal of a verified one. */
export function CompanyName({ name, isVerified, className }: { name: string; isVerified: boolean; className?: string }) {
  const t = useTranslations('companies.page');
  const locale = useLocale();
  return (
    <span className={cn('[overflow-wrap:anywhere]', className)}>
      {transliterateName(name, locale)}
      {isVerified ? (
        <>
          {'\u00a0'}
          <SpriteIcon name="seal-check-fill" label={t('verified')} className="relative -top-px inline size-[1em] text-link" />
        </>
      ) : null}
    </span>
  );
}

/** The name of a card's company. Its link covers the nearest positioned box, which is the card. */
export function CompanyCardTitle({ company, className }: { company: CompanyCard; className?: string }) {
  const locale = useLocale();
  return (
    <h3 className={cn('type-body font-semibold', className)}>
      <Link href={companyPath(locale, company)} className="stretched">
        <CompanyName name={company.name} isVerified={company.is_verified} />
      </Link>
    </h3>
  );
}
