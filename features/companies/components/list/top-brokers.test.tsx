import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CompanyCard } from '@/lib/contracts/companies/companies';
import companies from '@/messages/en/companies.json';
import { partial } from '@/tests/factories/partial';
import { PageFrame } from '@/tests/setup/page-frame';
import { HomeBrokers } from './top-brokers';

const picture = (name: string) => ({ thumb: `/${name}-thumb.webp`, large: `/${name}.webp` });
const broker = (id: number, images: CompanyCard['images']) =>
  partial<CompanyCard>({
    id,
    type_id: 3,
    slug: `broker-${id}`,
    name: 'Broker',
    logo: null,
    is_verified: false,
    city: null,
    images,
    places: [],
    agents_count: 0,
    statements_count: 3,
    response_minutes: null,
  });

it('asks for the small file of a picture in a small frame', () => {
  const { container } = render(
    <PageFrame address="/en" messages={{ companies }}>
      <HomeBrokers companies={[broker(1, [picture('a'), picture('b'), picture('c')]), broker(2, [picture('d')])]} />
    </PageFrame>,
  );
  const pictures = [...container.querySelectorAll('img')].map((img) => [img.getAttribute('src'), img.sizes]);
  expect(pictures).toEqual([
    ['/a-thumb.webp', '222px'],
    ['/b-thumb.webp', '131px'],
    ['/c-thumb.webp', '131px'],
    ['/d-thumb.webp', '328px'],
  ]);
  expect(container.querySelector('img')?.srcset).toBe('/a-thumb.webp 720w, /a.webp 1200w');
});
