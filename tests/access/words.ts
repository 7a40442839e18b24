import type { Page } from '@playwright/test';

// These functions run in the page: they are sent there by their text, so they use nothing but each other.

type Box = { left: number; right: number; top: number; bottom: number };
type Line = Box & { element: Element; layer: Element | null; text: string };
type Clip = { at: Element; edge: DOMRect; style: CSSStyleDeclaration };

/** Rounding of half pixels is no error. */
function isMore(px: number): boolean {
  return px > 2;
}

function labelOf(element: Element, text: string): string {
  const classes = [...element.classList].slice(0, 3).join('.');
  return `${element.tagName.toLowerCase()}.${classes} "${text.trim().slice(0, 40)}"`;
}

/** The boxes around an element that hide what runs over them, and the fixed or sticky one that it moves with. */
function surroundingsOf(element: Element): { clips: Clip[]; layer: Element | null } {
  const clips: Clip[] = [];
  let layer: Element | null = null;
  let position = 'static';
  for (let at: Element | null = element; at && at !== document.body && position !== 'fixed'; at = at.parentElement) {
    const style = getComputedStyle(at);
    // What is placed absolutely passes the boxes that are not placed.
    if (position === 'absolute' && style.position === 'static') continue;
    if (`${style.overflowX} ${style.overflowY}` !== 'visible visible')
      clips.push({ at, edge: at.getBoundingClientRect(), style });
    position = style.position;
    if (position === 'fixed' || position === 'sticky') layer ??= at;
  }
  return { clips, layer };
}

/** What a box cuts off a line without showing that it does; what can be scrolled to is not cut. */
function cutsOf(line: Line, { at, edge, style }: Clip): string[] {
  if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return [];
  const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const outX = Math.max(edge.left - line.left, line.right - edge.right);
  const outY = Math.max(edge.top - line.top, line.bottom - edge.bottom);
  // A rail shows the beginning of the next card on purpose.
  if (at.closest('[data-rail], .swiper, [aria-roledescription="carousel"]')) return [];
  return [
    ...(isCut(style.overflowX) && isMore(outX)
      ? [`cut sideways by ${Math.round(outX)} px: ${labelOf(line.element, line.text)}`]
      : []),
    ...(isCut(style.overflowY) && outY > (line.bottom - line.top) * 0.3
      ? [`cut in height by ${Math.round(outY)} px: ${labelOf(line.element, line.text)}`]
      : []),
  ];
}

/** The seen part of a line, with what is cut off it; null where nothing is seen. */
function seenPart(whole: Line, clips: Clip[], cuts: string[]): Line | null {
  const line = { ...whole };
  for (const clip of clips) {
    const { edge } = clip;
    const isGone = line.right <= edge.left || line.left >= edge.right || line.bottom <= edge.top || line.top >= edge.bottom;
    // What is for screen readers alone is clipped to nothing.
    if (isGone || clip.style.clipPath === 'inset(50%)' || !isMore(edge.width) || !isMore(edge.height)) return null;
    cuts.push(...cutsOf(line, clip));
    line.left = Math.max(line.left, edge.left);
    line.right = Math.min(line.right, edge.right);
    line.top = Math.max(line.top, edge.top);
    line.bottom = Math.min(line.bottom, edge.bottom);
  }
  return line;
}

function isDrawn(element: Element): boolean {
  return (
    !element.closest('script, style, noscript, svg, [inert]') &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
  );
}

/** Every line of text that is seen, in the window's coordinates. */
function readLines(cuts: string[]): Line[] {
  const lines: Line[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { nodeValue: text, parentElement: element } = node;
    if (!text?.trim() || !element || !isDrawn(element)) continue;
    const { clips, layer } = surroundingsOf(element);
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const line = isMore(right - left) && seenPart({ left, right, top, bottom, element, layer, text }, clips, cuts);
      if (line) lines.push(line);
    }
  }
  return lines;
}

function overlapsOf(lines: Line[]): string[] {
  // The middle half of a line contains its letters; the rest is room for marks above and below.
  const inner = lines.map((line) => {
    const quarter = (line.bottom - line.top) / 4;
    return { ...line, top: line.top + quarter, bottom: line.bottom - quarter };
  });
  inner.sort((a, b) => a.top - b.top);
  return inner.flatMap((line, index) => {
    const end = inner.findIndex(({ top }, later) => later > index && top >= line.bottom);
    return inner
      .slice(index + 1, end < 0 ? undefined : end)
      .filter((other) => other.layer === line.layer && other.element !== line.element)
      .filter((other) => isMore(Math.min(line.right, other.right) - Math.max(line.left, other.left) - 2))
      .filter((other) => isMore(Math.min(line.bottom, other.bottom) - other.top))
      .map((other) => `over one another: ${labelOf(line.element, line.text)} and ${labelOf(other.element, other.text)}`);
  });
}

function wordsOutsideButtons(lines: Line[]): string[] {
  return lines.flatMap(({ element, text, left, right }) => {
    const button = element.closest('button, [role="button"], [role="tab"]')?.getBoundingClientRect();
    if (!button || !isMore(button.width) || !isMore(Math.max(button.left - left, right - button.right))) return [];
    return [`sticks out of its button: ${labelOf(element, text)}`];
  });
}

function cutPlaceholders(): string[] {
  const context = document.createElement('canvas').getContext('2d');
  return [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')].flatMap((field) => {
    if (!context || field.value !== '' || !isDrawn(field) || !isMore(field.clientWidth)) return [];
    const style = getComputedStyle(field);
    context.font = style.font;
    const roomPx = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const overPx = context.measureText(field.placeholder).width - roomPx;
    if (!isMore(overPx) || style.textOverflow === 'ellipsis') return [];
    return [`placeholder cut by ${Math.round(overPx)} px: ${labelOf(field, field.placeholder)}`];
  });
}

function readWords(): string[] {
  const cuts: string[] = [];
  const lines = readLines(cuts);
  return [...new Set([...cuts, ...overlapsOf(lines), ...wordsOutsideButtons(lines), ...cutPlaceholders()])];
}

/** Whether a press in the middle of a control, scrolled to the middle of the window, meets it; what is hit instead if not. */
function coverOf(control: HTMLElement): Element | null {
  control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const [rect] = control.getClientRects();
  // Fields of one pixel belong to a control drawn by their label.
  if (!rect || rect.width < 4 || rect.height < 4) return null;
  // A skip link is visible only while focused.
  if (getComputedStyle(control).clipPath === 'inset(50%)') return null;
  const hit = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
  if (!hit || control.contains(hit) || hit.contains(control)) return null;
  const label = hit.closest('label');
  return label && (label.contains(control) || label.control === control) ? null : hit;
}

function readCovered(): string[] {
  const selector = 'a[href], button, input, select, textarea, summary, [role="button"], [role="slider"], [role="switch"]';
  const nameOf = (element: Element) => labelOf(element, element.getAttribute('aria-label') ?? element.textContent ?? '');
  const found = [...document.querySelectorAll<HTMLElement>(selector)].flatMap((control) => {
    if (control.closest('[aria-hidden="true"]') || control.matches(':disabled') || !isDrawn(control)) return [];
    const cover = coverOf(control);
    return cover ? [`${nameOf(control)} lies under ${nameOf(cover)}`] : [];
  });
  window.scrollTo({ top: 0, behavior: 'instant' });
  return [...new Set(found)];
}

const words = [isMore, labelOf, surroundingsOf, cutsOf, seenPart, isDrawn, readLines, overlapsOf, wordsOutsideButtons];
const wordsScript = [...words, cutPlaceholders, readWords].join('\n');
const coverScript = [isMore, labelOf, isDrawn, coverOf, readCovered].join('\n');

/**
 * Text lines that overlap one another, lines that a box cuts off without an ellipsis, words that stick out of their button, and
 * placeholders longer than their field, on what the page shows now; each as a sentence.
 */
export const wordErrors = (page: Page): Promise<string[]> => page.evaluate(`(() => { ${wordsScript}; return readWords(); })()`);

/** Controls that are covered at every scroll position. */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => { ${coverScript}; return readCovered(); })()`);
