const hexPattern = /^#([0-9a-f]{6})$/i;

/** Text is readable from this ratio on (WCAG 2.2, 1.4.3). */
export const readableRatio = 4.5;

function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/**
 * WCAG contrast ratio of two colours written `#rrggbb`, from 1 to 21; 0 when either is written otherwise.
 * Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastRatio(one: string, other: string): number {
  if (!hexPattern.test(one) || !hexPattern.test(other)) return 0;
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
