'use client';

import { ArrowUpRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowUpRight';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useModal } from '@/lib/stores/modal-store';
import type { CompanyItem } from '../domain/site-config';

const rowClass = 'flex min-h-18 items-center gap-4 px-4 py-3';

function CompanyText({ company }: { company: CompanyItem }) {
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: a small drawing needs no other sizes. */}
      <img src={company.logo} alt="" width={48} height={48} className="size-12 shrink-0 rounded-control" />
      <span className="min-w-0 flex-1">
        <span className="type-ui block font-semibold">{company.name}</span>
        <span className="type-sm block text-ink-2">{company.description}</span>
      </span>
    </>
  );
}

interface CompaniesDialogProps {
  title: string;
  companies: readonly CompanyItem[];
}

export function CompaniesDialog({ title, companies }: CompaniesDialogProps) {
  const t = useTranslations('common');
  const isOpen = useModal((state) => state.current === 'companies');
  const close = useModal((state) => state.close);
  return (
    <Dialog open={isOpen} onOpenChange={() => close('companies')} title={title} closeLabel={t('close')} width={480}>
      <ul className="divide-y divide-line overflow-hidden rounded-card shadow-hairline">
        {companies.map((company) => (
          <li key={company.id}>
            {company.href === null ? (
              <div className={rowClass}>
                <CompanyText company={company} />
              </div>
            ) : (
              <a href={company.href} className={`${rowClass} hover:bg-tuff-50`}>
                <CompanyText company={company} />
                <ArrowUpRightIcon aria-hidden="true" className="size-4.5 shrink-0 text-ink-2" />
              </a>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
