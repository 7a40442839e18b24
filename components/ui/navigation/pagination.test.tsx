import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Pagination } from '@/components/ui/navigation/pagination';

const labels = { navigation: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` };
const hrefFor = (page: number) => (page === 1 ? '/s' : `/s?page=${page}`);
const hrefs = () =>
  screen.getAllByRole('link').map((link) => [link.textContent || link.getAttribute('aria-label'), link.getAttribute('href')]);

describe('Pagination', () => {
  it('links the neighbours, the ends and both directions', () => {
    render(<Pagination page={5} pageCount={143} hrefFor={hrefFor} rangeText="81–100 / 2 846" labels={labels} />);
    expect(hrefs()).toEqual([
      ['Previous', '/s?page=4'],
      ['1', '/s'],
      ['4', '/s?page=4'],
      ['5', '/s?page=5'],
      ['6', '/s?page=6'],
      ['143', '/s?page=143'],
      ['Next', '/s?page=6'],
    ]);
    expect(screen.getByText('81–100 / 2 846')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  });

  it('has no arrow beyond the ends and fills a gap of one page', () => {
    const { rerender } = render(<Pagination page={1} pageCount={3} hrefFor={hrefFor} labels={labels} />);
    expect(hrefs().map(([text]) => text)).toEqual(['1', '2', '3', 'Next']);
    rerender(<Pagination page={3} pageCount={3} hrefFor={hrefFor} labels={labels} />);
    expect(hrefs().map(([text]) => text)).toEqual(['Previous', '1', '2', '3']);
  });

  it('is absent for a single page', () => {
    const { container } = render(<Pagination page={1} pageCount={1} hrefFor={hrefFor} labels={labels} />);
    expect(container).toBeEmptyDOMElement();
  });
});
