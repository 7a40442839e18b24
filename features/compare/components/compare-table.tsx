import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { useTranslations } from 'next-intl';
import { PhoneReveal } from '@/components/phone/phone-reveal';
import { StatementPhone } from '@/components/phone/statement-phone';
import { StatementNote } from '@/components/statement-note/statement-note';
import { ByCurrency } from '@/components/ui/display/by-currency';
import { Tag } from '@/components/ui/display/tag';
import { cn } from '@/lib/cn';
import { maskedPhone } from '@/lib/format/masked-phone';
import type { CellText, CompareGroup, CompareRow } from '../compare-groups';
import { type CompareColumn, CompareHead } from './compare-head';

const name =
  'sticky left-0 z-1 bg-surface py-3 pr-2 text-left font-normal text-ink-2 wrap-break-word max-lg:border-r max-lg:border-line max-lg:pr-1 max-lg:pl-4 max-lg:text-[calc(0.75rem*var(--k))] lg:static type-sm';
const cell = 'snap-start px-2.5 py-3 type-sm font-medium wrap-break-word max-lg:px-2 max-lg:text-[calc(0.8125rem*var(--k))]';

/** Widths on phones by the number of columns: the names and 139 px for each. */
const phoneWidths = ['max-lg:w-[251px]', 'max-lg:w-[390px]', 'max-lg:w-[529px]', 'max-lg:w-[668px]'];

function Best() {
  const t = useTranslations('compare');
  return (
    <>
      <Tag tone="ok" className="ml-2 max-lg:hidden">
        {t('best')}
      </Tag>
      <span className="type-xs flex items-center gap-1 font-medium text-vine-800 lg:hidden">
        <CheckIcon aria-hidden="true" className="size-3.5" />
        {t('best')}
      </span>
    </>
  );
}

/** A value, or a dash that is read out as unknown. */
function Value({ text, isBest }: { text: CellText; isBest: boolean }) {
  const t = useTranslations('compare');
  if (text === null)
    return (
      <>
        <span aria-hidden="true" className="text-ink-3">
          —
        </span>
        <span className="sr-only">{t('unknown')}</span>
      </>
    );
  return (
    <>
      <span className={cn(isBest && 'font-bold')}>
        <ByCurrency gel={text.gel} dollar={text.dollar} />
      </span>
      {isBest ? <Best /> : null}
      {text.note ? <span className="type-xs block font-normal text-ink-2">{text.note}</span> : null}
    </>
  );
}

function Row({ row, columns }: { row: CompareRow; columns: readonly CompareColumn[] }) {
  return (
    <tr className={cn('border-b border-line', row.isSame && 'group-data-differences/compare:hidden')}>
      <th scope="row" className={name}>
        {row.label}
      </th>
      {columns.map(({ id, index }) => {
        const isBest = index !== null && row.best[index] === true;
        return (
          <td key={id} className={cn(cell, isBest && 'bg-vine-50')}>
            <Value text={index === null ? null : (row.cells[index] ?? null)} isBest={isBest} />
          </td>
        );
      })}
    </tr>
  );
}

/** What all statements of a group share, in one line. */
function SameLine({ rows, columnCount }: { rows: readonly CompareRow[]; columnCount: number }) {
  const t = useTranslations('compare');
  if (rows.length === 0) return null;
  return (
    <tr data-same-line="" className="border-b border-line">
      <td colSpan={columnCount + 1} className="type-sm py-3 text-ink-2 max-lg:px-4">
        <p className="flex max-w-[calc(100vw-32px)] gap-2 max-lg:sticky max-lg:left-4">
          <CheckCircleIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            {t('same')}{' '}
            {rows.map(({ key, label, cells: [text] }, index) => (
              <span key={key}>
                {index > 0 ? '; ' : ''}
                {label}, {text ? <ByCurrency gel={text.gel} dollar={text.dollar} /> : null}
              </span>
            ))}
          </span>
        </p>
      </td>
    </tr>
  );
}

function Group({ group: { key, label, rows }, columns }: { group: CompareGroup; columns: readonly CompareColumn[] }) {
  return (
    <tbody className="break-inside-avoid">
      <tr className="border-b border-tuff-400">
        <th scope="rowgroup" colSpan={columns.length + 1} className="pt-6 pb-2 text-left max-lg:pl-4">
          <span className="type-h3 max-lg:sticky max-lg:left-4">{label}</span>
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={`${key} ${row.key}`} row={row} columns={columns} />
      ))}
      <SameLine rows={rows.filter(({ isSame }) => isSame)} columnCount={columns.length} />
    </tbody>
  );
}

/** The visitor's own notes, and on wide screens how to reach each seller. */
function OwnRows({ columns, siteName }: { columns: readonly CompareColumn[]; siteName: string }) {
  const t = useTranslations('compare');
  return (
    <tbody className="print:hidden">
      <tr>
        <th scope="row" className={name}>
          {t('note')}
        </th>
        {columns.map(({ id }) => (
          <td key={id} className={cell}>
            <StatementNote id={id} />
          </td>
        ))}
      </tr>
      <tr className="max-lg:hidden">
        <th scope="row" className={name}>
          {t('phone')}
        </th>
        {columns.map((column) => {
          const phone = column.index === null ? null : maskedPhone(column.statement.user_phone_number);
          return (
            <td key={column.id} className={cell}>
              {column.index !== null && phone ? (
                <StatementPhone uuid={column.statement.uuid}>
                  <PhoneReveal masked={phone.shown} digits={phone.digits} siteName={siteName} variant="secondary" />
                </StatementPhone>
              ) : null}
            </td>
          );
        })}
      </tr>
    </tbody>
  );
}

type Props = { caption: string; columns: readonly CompareColumn[]; groups: readonly CompareGroup[]; siteName: string };

/** Statements side by side; on phones the names stay at the left while the columns scroll. */
export function CompareTable({ caption, columns, groups, siteName }: Props) {
  return (
    <table className={cn('table-fixed lg:w-full print:w-full', phoneWidths[columns.length - 1])}>
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        <col className="w-28 lg:w-59" />
        {columns.map(({ id }) => (
          <col key={id} className="max-lg:w-[139px]" />
        ))}
      </colgroup>
      <CompareHead columns={columns} />
      {groups.map((group) => (
        <Group key={group.key} group={group} columns={columns} />
      ))}
      <OwnRows columns={columns} siteName={siteName} />
    </table>
  );
}
