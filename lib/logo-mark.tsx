/** The shapes of the site's emblem in a box of 32 × 32: an arch over a balustrade. A list: link previews are drawn without fragments. */
export const logoMark = [
  <path
    key="arch"
    fillRule="evenodd"
    d="M4 18v-4.5a12 12 0 0 1 24 0V18h-4.2v-4a7.8 7.8 0 0 0-6.8-7.7V18h-2V6.3A7.8 7.8 0 0 0 8.2 14v4Z"
  />,
  <rect key="rail" x="2" y="17.5" width="28" height="3" rx="1.5" />,
  <path
    key="balusters"
    d="M4.2 20h2.1v8H4.2zM8.5 20h2.1v8H8.5zM12.8 20h2.1v8h-2.1zM17.1 20h2.1v8h-2.1zM21.4 20h2.1v8h-2.1zM25.7 20h2.1v8h-2.1z"
  />,
  <rect key="base" x="2" y="27.3" width="28" height="2.8" rx="1.4" />,
];
