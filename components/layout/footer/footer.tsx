import { getLocale, getTranslations } from 'next-intl/server';
import { SpriteIcon, type SpriteIconName } from '@/components/ui/display/sprite-icon';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import { formatNumber } from '@/lib/format/number';
import { localePath } from '@/lib/routes/locale-path';
import { CompaniesButton } from '../companies-button';
import { Logo } from '../logo';
import { PhoneLink } from '../phone-link';
import { ConsentButton } from './consent-button';

/** The balustrade on the top edge of the footer: the one ornament of a page. */
function BalusterStrip() {
  return (
    <svg aria-hidden="true" width="100%" height="19" className="block text-[#702a47]" fill="currentColor">
      <defs>
        <pattern id="balusters" width="12" height="16" patternUnits="userSpaceOnUse">
          <rect x="5" width="2" height="16" />
          <ellipse cx="6" cy="6" rx="2.1" ry="3.6" />
        </pattern>
      </defs>
      <rect width="100%" height="16" fill="url(#balusters)" />
      <rect y="16" width="100%" height="3" />
    </svg>
  );
}

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

/** The other companies of the group with a link to more about them; absent without any. */
function FooterCompanies({ companies, label }: { companies: readonly FooterCompany[]; label: string }) {
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

const icons = {
  facebook: 'facebook-logo',
  instagram: 'instagram-logo',
  youtube: 'youtube-logo',
  tiktok: 'tiktok-logo',
  linkedin: 'linkedin-logo',
} as const satisfies Record<string, SpriteIconName>;

export interface SocialLink {
  network: keyof typeof icons;
  name: string;
  href: string;
}

/** The site's pages on social networks, at the end of the footer. */
function SocialLinks({ links, label }: { links: readonly SocialLink[]; label: string }) {
  if (links.length === 0) return null;
  return (
    <ul aria-label={label} className="flex lg:-mr-2.5 lg:ml-auto">
      {links.map(({ network, name, href }) => (
        <li key={href}>
          <a href={href} aria-label={name} className="inline-flex size-11 items-center justify-center hover:text-white">
            <SpriteIcon name={icons[network]} className="size-5" />
          </a>
        </li>
      ))}
    </ul>
  );
}

export interface FooterEntry {
  id: number;
  title: string;
  /** An external link unless it starts with a slash. */
  href: string;
  count: number | null;
}

export interface FooterGroup {
  id: number;
  title: string;
  links: readonly FooterEntry[];
}

interface FooterProps {
  siteName: string;
  phone: string;
  email: string;
  groups: readonly FooterGroup[];
  /** A last row without titles, for instance legal pages. */
  bottomLinks: readonly FooterEntry[];
  /** Other companies of the group; without any their row is absent. */
  companies: readonly FooterCompany[];
  socialLinks: readonly SocialLink[];
  year: number;
  /** Visits of the last 30 days; absent while there are none. */
  visits: number | null;
  /** Whether the visitor may change a decision on statistics. */
  hasConsent: boolean;
}

function FooterLink({ entry, count }: { entry: FooterEntry; count: string | null }) {
  const content = (
    <>
      {entry.title}
      {count === null ? null : <span className="num ml-1.5 text-[#b9a2ac] type-xs">{count}</span>}
    </>
  );
  return entry.href.startsWith('/') ? (
    <Link href={entry.href} className="footer-entry">
      {content}
    </Link>
  ) : (
    <a href={entry.href} className="footer-entry">
      {content}
    </a>
  );
}

async function FooterContact({ siteName, phone, email }: Pick<FooterProps, 'siteName' | 'phone' | 'email'>) {
  const [t, locale] = [await getTranslations('layout'), await getLocale()];
  return (
    <div className="max-lg:pb-5 lg:max-w-80">
      <Logo name={siteName} href={localePath(locale, '/')} label={t('logo', { name: siteName })} tone="light" />
      <p className="mt-3">{t('footer.about')}</p>
      <PhoneLink
        phone={phone}
        label={t('phone', { phone })}
        className="type-ui mt-3 min-h-8 text-white hover:underline max-lg:min-h-11"
      />
      <a
        href={`mailto:${email}`}
        aria-label={t('footer.email', { email })}
        className="type-ui flex min-h-8 w-fit items-center gap-2 text-white hover:underline max-lg:min-h-11"
      >
        <SpriteIcon name="envelope-simple" className="size-[1.25em]" />
        {email}
      </a>
    </div>
  );
}

export async function Footer({ siteName, phone, email, groups, bottomLinks, companies, socialLinks, ...end }: FooterProps) {
  const [t, locale] = [await getTranslations('layout.footer'), await getLocale()];
  const layout = await getTranslations('layout');
  const shown = (count: number | null) => (count === null ? null : formatNumber(count, locale));
  return (
    <footer className="on-deep type-sm bg-deep text-deep-ink-2 print:hidden">
      <BalusterStrip />
      <div className="container-page pt-10 pb-6 lg:pt-12">
        <div className="grid gap-x-8 lg:gap-y-8 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-[1.15fr] side:grid-cols-[1.3fr]">
          <FooterContact siteName={siteName} phone={phone} email={email} />
          {groups.length > 0 ? (
            <nav aria-label={t('navigation')} className="contents">
              {groups.map((group) => (
                <details key={group.id} className="footer-group max-lg:border-t max-lg:border-white/15">
                  <summary className="flex list-none items-center justify-between max-lg:min-h-12 lg:mb-3 lg:pointer-events-none [&::-webkit-details-marker]:hidden">
                    <h2 className="mt type-ui font-semibold text-white">{group.title}</h2>
                    <SpriteIcon name="caret" className="size-4 lg:hidden [[open]_&]:rotate-180" />
                  </summary>
                  <ul className="max-lg:pb-3 lg:space-y-1">
                    {group.links.map((entry) => (
                      <li key={entry.id}>
                        <FooterLink entry={entry} count={shown(entry.count)} />
                      </li>
                    ))}
                  </ul>
                </details>
              ))}
            </nav>
          ) : null}
        </div>
        <FooterCompanies companies={companies} label={layout('companies')} />
        {/* The end of the row keeps clear of the help's button, under which the last lines of a page cannot be scrolled away. */}
        <div className="type-xs mt-8 flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-white/15 pt-5 pr-16">
          <span>{t('copyright', { year: String(end.year), name: siteName })}</span>
          {bottomLinks.map((entry) => (
            <FooterLink key={entry.id} entry={entry} count={shown(entry.count)} />
          ))}
          {end.hasConsent ? <ConsentButton label={t('consent')} /> : null}
          {end.visits ? (
            <span className="num">{t('visits', { count: end.visits, shown: formatNumber(end.visits, locale) })}</span>
          ) : null}
          <SocialLinks links={socialLinks} label={t('social')} />
        </div>
      </div>
    </footer>
  );
}
