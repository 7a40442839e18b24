const plateFont = '"Google Sans Variable", system-ui, sans-serif';

/**
 * A Tbilisi house front whose blue enamel number plate carries the code of an error. Decorative: the page has the code as text. The front
 * is a separate file, because every page includes its not-found boundary.
 */
export function ErrorIllustration({ code, className }: { code: string; className?: string }) {
  return (
    <svg viewBox="0 0 620 420" aria-hidden="true" className={className}>
      <image href="/assets/errors/door.svg" width="620" height="420" />
      <text
        x="476"
        y="191"
        textAnchor="middle"
        fill="#fff"
        fontFamily={plateFont}
        fontSize="60"
        fontWeight="700"
        letterSpacing="1"
      >
        {code}
      </text>
    </svg>
  );
}
