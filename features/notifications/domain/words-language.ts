/** The language that a person wrote in, as far as the letters tell; undefined for Latin ones, which may be any. */
export function detectLanguage(text: string): 'ka' | 'ru' | undefined {
  if (/[\u10A0-\u10FF]/.test(text)) return 'ka';
  return /[\u0400-\u04FF]/.test(text) ? 'ru' : undefined;
}
