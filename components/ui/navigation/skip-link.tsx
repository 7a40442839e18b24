/** A link that is visible only while focused. @param targetId id of the focusable element that it leads to */
export function SkipLink({ targetId, label }: { targetId: string; label: string }) {
  return (
    <a
      href={`#${targetId}`}
      className="type-ui sr-only z-tooltip rounded-control bg-surface px-4 py-3 font-semibold shadow-sh-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {label}
    </a>
  );
}
