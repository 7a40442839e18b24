import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ProjectCard } from '@/lib/contracts/companies/projects';
import home from '@/messages/en/home.json';
import projects from '@/messages/en/projects.json';
import { partial } from '@/tests/factories/partial';
import { PageFrame } from '@/tests/setup/page-frame';
import { Projects } from './projects';

const project = (id: number) =>
  partial<ProjectCard>({
    id,
    slug: `project-${id}`,
    display_names: { ka: `პროექტი ${id}`, en: `Project ${id}`, ru: `Проект ${id}` },
    place_names: { ka: '', en: 'Vera, Tbilisi', ru: '' },
    stage: 'frame',
    is_stopped: false,
    handover: { year: 2027, quarter: 2 },
    progress_percent: 40,
    square_price_from: null,
    developer: null,
    image: null,
  });
const show = (count: number) =>
  render(
    <PageFrame address="/en" messages={{ home, projects }}>
      <Projects projects={Array.from({ length: count }, (_, index) => project(index + 1))} />
    </PageFrame>,
  );

it('shows projects with a link to all of them', () => {
  show(2);
  const block = within(screen.getByRole('region', { name: 'New projects' }));
  expect(block.getAllByRole('article')).toHaveLength(2);
  expect(block.getByRole('link', { name: 'All projects' })).toHaveAttribute('href', '/en/developerebi?activeTab=2');
});

it('is absent with a single project', () => {
  show(1);
  expect(screen.queryByRole('region')).toBeNull();
});
