/** The balustrade on the top edge of the footer: the one ornament of a page. */
export function BalusterStrip() {
  return (
    <svg aria-hidden="true" width="100%" height="19" className="block text-[#702a47]" fill="currentColor">
      <defs>
        <pattern id="balusters" width="12" height="16" patternUnits="userSpaceOnUse">
          <rect x="5" width="2" height="16" />
          <ellipse cx="6" cy="6" rx="2.1" ry="3.6" />
        </pattern>
      </defs>
      <rect width="100%" height="16" fill="url(#balusters)" />
      <rect y="16" width="100%" height="3" />
    </svg>
  );
}
