import { useTranslations } from 'next-intl';
import { cn } from '@/lib/cn';

type Props = {
  head: readonly string[];
  /** As many cells as the head has; the first names the row. */
  rows: readonly { key: string; cells: readonly string[] }[];
};

/** The figures behind a chart, folded until requested. */
export function ChartTable({ head, rows }: Props) {
  const t = useTranslations('prices.table');
  const align = (index: number) => (index === 0 ? 'text-left' : 'text-right');
  return (
    <details className="mt-3">
      <summary className="hit type-ui w-fit py-1.5 font-semibold text-link hover:underline">{t('show')}</summary>
      <div className="overflow-x-auto">
        <table className="type-sm mt-1 w-full">
          <thead>
            <tr>
              {head.map((name, index) => (
                <th
                  key={name}
                  scope="col"
                  className={cn('type-xs border-b border-line py-2 pr-3 font-medium text-ink-2 last:pr-0', align(index))}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [name, ...values] }) => (
              <tr key={key}>
                <th scope="row" className="border-b border-line py-2 pr-3 text-left font-normal">
                  {name}
                </th>
                {values.map((value, index) => (
                  <td key={head[index + 1]} className="num border-b border-line py-2 pr-3 text-right whitespace-nowrap last:pr-0">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
