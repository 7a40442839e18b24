const plateFont = '"Google Sans Variable", system-ui, sans-serif';

function Bricks({ at, rows }: { at: [number, number]; rows: [number, number][] }) {
  return (
    <g fill="#cd9480" opacity=".85" transform={`translate(${at.join(' ')})`}>
      {rows.map(([x, width], index) => (
        <rect key={`${x} ${width}`} x={x} y={index * 18} width={width} height="14" />
      ))}
    </g>
  );
}

function Door() {
  return (
    <>
      <path d="M128 354V172a102 102 0 0 1 204 0v182z" fill="#f6eee8" />
      <path d="M142 320V172a88 88 0 0 1 176 0v148z" fill="#5e1230" />
      <path d="M150 172a80 80 0 0 1 160 0z" fill="#ffdf9f" />
      <g stroke="#5e1230" strokeWidth="6" fill="none">
        <path d="M194 172a36 36 0 0 1 72 0M230 172V94M230 172l-55-56M230 172l55-56M230 172l-76-24M230 172l76-24" />
      </g>
      <path d="M150 182h76v138h-76zM234 182h76v138h-76z" fill="#78163e" />
      <path d="M160 194h56v48h-56zM244 194h56v48h-56zM160 254h56v54h-56zM244 254h56v54h-56z" fill="#5e1230" />
      <path d="M166 200h44v36h-44zM250 200h44v36h-44zM166 260h44v42h-44zM250 260h44v42h-44z" fill="#8b2f52" />
      <circle cx="222" cy="250" r="5" fill="#e8c078" />
      <circle cx="238" cy="250" r="5" fill="#e8c078" />
      <rect x="112" y="334" width="236" height="20" rx="2" fill="#cdc1b8" />
      <rect x="126" y="320" width="208" height="16" rx="2" fill="#ded5cc" />
    </>
  );
}

function Lantern() {
  return (
    <>
      <path d="M60 120h40v8H64v24h-6v-32z" fill="#46474c" />
      <path d="M40 156h40l-4 44H44z" fill="#ffdf9f" />
      <path d="M36 150h48l-5 9H41zM44 198h32v6H44zM59 156h3v44h-3z" fill="#46474c" />
    </>
  );
}

function Plant() {
  return (
    <>
      <path d="M476 348c-8-40-2-78 4-99 8 22 12 62-4 99z" fill="#6f8f6b" />
      <path d="M476 348c-34-10-48-46-52-72 24 14 46 40 52 72zM478 348c8-36 28-62 48-78-2 30-18 64-48 78z" fill="#6f8f6b" />
      <path d="M476 348c-22-2-38-20-44-38 22 4 38 18 44 38zM477 348c4-20 22-34 45-40-6 18-24 36-45 40z" fill="#86a37c" />
      <path d="M450 352h52l-8 46h-36z" fill="#b86a4f" />
      <rect x="446" y="346" width="60" height="12" rx="2" fill="#a25842" />
    </>
  );
}

function Plate({ code }: { code: string }) {
  return (
    <>
      <rect x="396" y="124" width="168" height="104" rx="13" fill="#8a5a44" opacity=".3" />
      <rect x="392" y="118" width="168" height="104" rx="13" fill="url(#enamel)" />
      <rect x="398.5" y="124.5" width="155" height="91" rx="9" fill="none" stroke="#fff" strokeWidth="3" />
      <circle cx="410" cy="170" r="3.5" fill="#bedeff" />
      <circle cx="542" cy="170" r="3.5" fill="#bedeff" />
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
    </>
  );
}

/** A Tbilisi house front whose blue enamel number plate carries the code of an error. Decorative: the page says the code in words. */
export function ErrorIllustration({ code, className }: { code: string; className?: string }) {
  return (
    <svg viewBox="0 0 620 420" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id="plaster" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#eedfce" />
          <stop offset=".45" stopColor="#ebd1c0" />
          <stop offset="1" stopColor="#dfbfa8" />
        </linearGradient>
        <linearGradient id="enamel" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1c5cc0" />
          <stop offset="1" stopColor="#153e86" />
        </linearGradient>
      </defs>
      <rect width="620" height="420" fill="url(#plaster)" />
      <Bricks
        at={[0, 64]}
        rows={[
          [0, 46],
          [10, 40],
          [0, 30],
        ]}
      />
      <Bricks
        at={[560, 250]}
        rows={[
          [0, 60],
          [14, 46],
          [6, 54],
        ]}
      />
      <rect y="352" width="620" height="12" fill="#d9ccc3" />
      <rect y="362" width="620" height="58" fill="#b8aca2" />
      <Door />
      <Lantern />
      <Plant />
      <Plate code={code} />
    </svg>
  );
}
