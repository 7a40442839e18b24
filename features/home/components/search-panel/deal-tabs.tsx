'use client';

interface DealTabsProps {
  label: string;
  deals: readonly { id: number; label: string }[];
  value: number;
  onValueChange: (dealTypeId: number) => void;
}

/** A single choice of the deal: radio buttons that look like tabs, because they switch no content of the page. */
export function DealTabs({ label, deals, value, onValueChange }: DealTabsProps) {
  return (
    <div className="min-w-0 flex-1 max-md:mask-[linear-gradient(to_right,#000_calc(100%-24px),transparent)]">
      <div role="radiogroup" aria-label={label} className="flex overflow-x-auto [scrollbar-width:none] max-md:pr-6">
        {deals.map((deal) => (
          <label
            key={deal.id}
            className="type-ui relative flex h-13 shrink-0 cursor-pointer items-center px-3.5 whitespace-nowrap text-ink-2 transition-colors hover:text-ink has-checked:font-semibold has-checked:text-brand-text has-focus-visible:rounded-control has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus after:absolute after:inset-x-3.5 after:bottom-0 after:h-[3px] after:rounded-t-[3px] after:bg-brand after:opacity-0 has-checked:after:opacity-100 lg:h-15 lg:px-4.5 lg:after:inset-x-4.5"
          >
            <input
              type="radio"
              name="deal_types"
              value={deal.id}
              checked={deal.id === value}
              onChange={() => onValueChange(deal.id)}
              className="sr-only"
            />
            {deal.label}
          </label>
        ))}
      </div>
    </div>
  );
}
