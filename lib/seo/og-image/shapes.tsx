/** The site's mark: an arch over a balustrade. */
export function Mark() {
  return (
    <svg width="56" height="56" viewBox="0 0 32 32" fill="#ffffff" role="presentation">
      <path
        fillRule="evenodd"
        d="M4 18v-4.5a12 12 0 0 1 24 0V18h-4.2v-4a7.8 7.8 0 0 0-6.8-7.7V18h-2V6.3A7.8 7.8 0 0 0 8.2 14v4Z"
      />
      <rect x="2" y="17.5" width="28" height="3" rx="1.5" />
      <path d="M4.2 20h2.1v8H4.2zM8.5 20h2.1v8H8.5zM12.8 20h2.1v8h-2.1zM17.1 20h2.1v8h-2.1zM21.4 20h2.1v8h-2.1zM25.7 20h2.1v8h-2.1z" />
      <rect x="2" y="27.3" width="28" height="2.8" rx="1.4" />
    </svg>
  );
}

/** Where the opening of the arch stands in a picture of 1200 × 630, in pixels. */
export const archOpening = { left: 612, top: 56, width: 532, height: 574 };

const balusters = Array.from({ length: 14 }, (_, index) => 602 + index * 41.5);

/** A wall with an arched opening, through which the scene is seen, and the railing of the balcony before it. */
export function Arch() {
  const { left, top, width } = archOpening;
  const radius = width / 2;
  const opening = `M${left} 630V${top + radius}a${radius} ${radius} 0 0 1 ${width} 0V630Z`;
  return (
    <svg width="1200" height="630" viewBox="0 0 1200 630" style={{ position: 'absolute', top: 0, left: 0 }} role="presentation">
      <path fillRule="evenodd" fill="#5e1230" d={`M0 0H1200V630H0Z${opening}`} />
      <path fill="none" stroke="#9b1c51" strokeWidth="10" d={opening} />
      <g fill="#ffffff">
        <rect x="584" y="516" width="588" height="18" rx="9" />
        {balusters.map((x) => (
          <path key={x} d={`M${x} 534h12v10q10 16 0 40v26h-12v-26q-10 -24 0 -40z`} />
        ))}
        <rect x="584" y="606" width="588" height="24" />
      </g>
    </svg>
  );
}
