import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './avatar';

it.each([
  ['ნინო ბერიძე', 'ნბ'],
  ['ООО „Алубали Девелопменти“', 'ОА'],
  ['  Anna  ', 'A'],
  ['„“', ''],
])('shows the initials of %s', (name, initials) => {
  const { container } = render(<Avatar name={name} />);
  expect(container.querySelector('[data-initials]')?.getAttribute('data-initials')).toBe(initials);
});
