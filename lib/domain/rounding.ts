/** Rounds half up as people do on paper: 1.005 to two places is 1.01, though its binary form is below that. */
export function roundDecimal(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale * (1 + Number.EPSILON)) / scale;
}
