/** Whether this browser gives a page the WebGL 2 that the drawn map needs. */
export function supportsWebgl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // A browser keeps few contexts; the one of this question must not count.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
