import { cn } from '@/lib/cn';
import { CompaniesButton } from '../companies-button';

export interface FooterCompany {
  id: number;
  name: string;
  /** Address of a picture on the site. */
  logo: string;
  href: string | null;
}

function CompanyLogo({ company }: { company: FooterCompany }) {
  const content = (
    <>
      {/* biome-ignore lint/performance/noImgElement: a small drawing needs no other size of itself. */}
      <img src={company.logo} alt="" width={32} height={32} loading="lazy" className="size-8 shrink-0 rounded-sm" />
      {company.name}
    </>
  );
  const className = 'flex min-h-8 items-center gap-2.5 max-lg:min-h-11';
  return company.href === null ? (
    <span className={className}>{content}</span>
  ) : (
    <a href={company.href} className={cn(className, 'hover:text-white hover:underline')}>
      {content}
    </a>
  );
}

/** The other companies of the group with a way to read more of them; absent without any. */
export function FooterCompanies({ companies, label }: { companies: readonly FooterCompany[]; label: string }) {
  if (companies.length === 0) return null;
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3 border-t border-white/15 pt-5">
      <CompaniesButton className="type-ui min-h-11 font-semibold text-white hover:underline lg:min-h-8">{label}</CompaniesButton>
      <ul aria-label={label} className="flex flex-wrap gap-x-6 gap-y-3">
        {companies.map((company) => (
          <li key={company.id}>
            <CompanyLogo company={company} />
          </li>
        ))}
      </ul>
    </div>
  );
}
