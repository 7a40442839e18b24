import { useLocale, useTranslations } from 'next-intl';
import { buttonClasses } from '@/components/ui/buttons/button';
import { EmptyArt } from '@/components/ui/feedback/empty-state';
import { Link } from '@/components/ui/navigation/link';
import type { StatementCard } from '@/lib/contracts/statements/statements';
import { parseStatementSegment } from '@/lib/format/slugs/statement-segment';
import { searchPath } from '@/lib/routes/addresses/search-address';
import type { WithdrawnStub } from '../../queries/get-statement';
import { SimilarStatements } from './similar-statements';

type Props = { stub: WithdrawnStub; similar: StatementCard[]; now: Date };

/** The page of a statement that its author took off: what it was and where, nothing about its price or seller. */
export function UnavailableStatement({ stub, similar, now }: Props) {
  const locale = useLocale();
  const t = useTranslations('statement.unavailable');
  const pair = parseStatementSegment(stub.middle_slugs[locale], locale);
  const list = searchPath(locale, pair ? { deal_types: [pair.dealTypeId], real_estate_types: [pair.realEstateTypeId] } : {});
  const names = [stub.city_names[locale], stub.district_names?.[locale], stub.urban_names?.[locale]];
  const place = names.filter((name, index) => name && name !== names[index - 1]).join(', ');
  return (
    <div className="container-page pt-6 pb-9 lg:pt-10 lg:pb-16">
      <div className="flex flex-col items-center rounded-card bg-bg-2 px-5 py-8 text-center lg:py-12">
        <EmptyArt name="house" />
        <h1 className="type-h2 mt-4">{t(stub.state)}</h1>
        <p className="mt-3 font-medium">{stub.dynamic_titles[locale]}</p>
        <p className="type-sm text-ink-2">{place}</p>
        <p className="type-sm mt-4 max-w-120 text-ink-2">
          {t(`${stub.state}_text`)} {similar.length > 0 ? t('instead') : null}
        </p>
        <Link href={list} className={`${buttonClasses()} mt-6`}>
          {t('search')}
        </Link>
      </div>
      <div className="mt-9 lg:mt-14">
        <SimilarStatements statements={similar} now={now} all={undefined} />
      </div>
    </div>
  );
}
