/** Marks in this browser that there is a conversation, so that other pages do not request one. */
const key = 'help chat';

export function hasChat(): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function setChatMarker(isThere: boolean): void {
  try {
    if (isThere) window.localStorage.setItem(key, '1');
    else window.localStorage.removeItem(key);
  } catch {
    // Without storage the unread count shows once the help was opened.
  }
}
