import type { Icon } from '@phosphor-icons/react';
import { ChatCircleDotsIcon } from '@phosphor-icons/react/dist/ssr/ChatCircleDots';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimple';
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Prose } from '@/components/prose/prose';
import type { ContentPage } from '@/lib/contracts/site/content';
import { PageBreadcrumb } from '../page-breadcrumb';
import { ContactForm } from './contact-form';

type Way = { Icon: Icon; label: string; value: string; note: string; href: string | null };

function WayCard({ way: { Icon, label, value, note, href } }: { way: Way }) {
  return (
    <li className="relative rounded-card p-5 shadow-hairline">
      <Icon aria-hidden="true" className="size-6 text-brand-text" />
      <p className="type-sm mt-3 text-ink-2">{label}</p>
      <p className="type-ui font-semibold break-words">
        {href === null ? (
          value
        ) : (
          <a href={href} className="stretched hover:underline">
            {value}
          </a>
        )}
      </p>
      <p className="type-xs mt-1 text-ink-2">{note}</p>
    </li>
  );
}

type Props = {
  page: ContentPage;
  phone: string;
  email: string;
  office: { lat: number; lng: number; address: string };
  /** The map of the office, which belongs to another feature. */
  map: ReactNode;
};

/** Four ways to contact the site, a form, and the location of the office. */
export async function ContactPage({ page, phone, email, office, map }: Props) {
  const [t, locale] = [await getTranslations('content'), await getLocale()];
  const directions = `https://www.openstreetmap.org/directions?to=${office.lat}%2C${office.lng}`;
  const ways: Way[] = [
    {
      Icon: PhoneIcon,
      label: t('contact.phone'),
      value: phone,
      note: t('contact.phone_note'),
      href: `tel:${phone.replace(/\s/g, '')}`,
    },
    {
      Icon: ChatCircleDotsIcon,
      label: t('contact.chat'),
      value: t('contact.chat_value'),
      note: t('contact.chat_note'),
      href: null,
    },
    { Icon: EnvelopeSimpleIcon, label: t('contact.email'), value: email, note: t('contact.email_note'), href: `mailto:${email}` },
    { Icon: MapPinIcon, label: t('contact.office'), value: office.address, note: t('contact.office_note'), href: '#office' },
  ];
  return (
    <div className="container-page pt-4 pb-12 lg:pb-20">
      <PageBreadcrumb current={page.titles[locale]} />
      <h1 className="mt type-h1 mt-3">{page.titles[locale]}</h1>
      <p className="type-body mt-1 text-ink-2">{t('contact.lead')}</p>
      <ul className="mt-6 grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
        {ways.map((way) => (
          <WayCard key={way.label} way={way} />
        ))}
      </ul>
      <div className="mt-10 grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <section aria-labelledby="write-to-us" className="min-w-0">
          <h2 id="write-to-us" className="mt type-h2 mb-4">
            {t('contact.write')}
          </h2>
          <ContactForm />
        </section>
        <section id="office" aria-label={t('contact.office')} className="min-w-0">
          {map}
          <p className="type-sm mt-3 flex flex-wrap items-baseline gap-x-4">
            <span className="font-medium">{office.address}</span>
            <a href={directions} rel="noopener" className="inline-flex min-h-6 items-center text-link hover:underline">
              {t('contact.directions')}
            </a>
          </p>
        </section>
      </div>
      <div className="mt-12 border-t border-line pt-8">
        <Prose content={page.content} />
      </div>
    </div>
  );
}
