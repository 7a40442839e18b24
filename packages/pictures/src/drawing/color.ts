function channels(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two `#rrggbb` colours; a share of 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const a = channels(first);
  const b = channels(second);
  const mixed = a.map((channel, index) => Math.round(channel + ((b[index] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => Math.max(0, Math.min(255, channel)).toString(16).padStart(2, '0')).join('')}`;
}

export const darker = (color: string, share: number): string => mix(color, '#26151d', share);

export const lighter = (color: string, share: number): string => mix(color, '#ffffff', share);
