let text = '';

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

function collectKey(event: KeyboardEvent): void {
  if (isEditable(event.target)) return;
  if (event.key === 'Tab' || event.key === 'Escape') {
    stop();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.key === 'Backspace') text = text.slice(0, -1);
  if (event.key.length !== 1 || (event.key === ' ' && text === '')) return;
  text += event.key;
  // A space would press the button that has the focus.
  event.preventDefault();
}

function stop(): void {
  text = '';
  document.removeEventListener('keydown', collectKey, true);
  document.removeEventListener('pointerdown', stop, true);
}

/** Collects what is typed between the press that opens a picker and the moment its search field, whose code may still load, has the focus. */
export function collectTypedText(): void {
  stop();
  document.addEventListener('keydown', collectKey, true);
  document.addEventListener('pointerdown', stop, true);
}

/** Ends the collection. @returns what was typed */
export function takeTypedText(): string {
  const typed = text;
  stop();
  return typed;
}
