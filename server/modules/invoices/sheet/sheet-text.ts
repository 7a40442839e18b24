import { type Script, scriptOf } from './sheet-fonts';

export type Run = { text: string; script: Script };

/** Cuts a text where the script changes, since each script has its own font. Characters without a font are left out. */
export function toRuns(text: string): Run[] {
  const runs: Run[] = [];
  for (const character of text.normalize('NFC')) {
    const script = scriptOf(character);
    const last = runs.at(-1);
    if (script === null) continue;
    if (last?.script === script) last.text += character;
    else runs.push({ text: character, script });
  }
  return runs;
}

type Measure = (text: string) => number;

/** The beginning of a word that fits, one character at least. */
function fittingPart(word: string, width: number, measure: Measure): string {
  const characters = [...word];
  let count = 1;
  while (count < characters.length && measure(characters.slice(0, count + 1).join('')) <= width) count += 1;
  return characters.slice(0, count).join('');
}

/**
 * Breaks a text into lines at its spaces, and words that are wider than a line where the line ends.
 * @param width of a line, in the units of `measure`
 * @returns one line at least
 */
export function wrap(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[ \n\t]+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (measure(line) > width) {
      const part = fittingPart(line, width, measure);
      if (part === line) break;
      lines.push(part);
      line = line.slice(part.length);
    }
  }
  return [...lines, line];
}
