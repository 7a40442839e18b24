/** What may go along with an order, as the API takes it. */
export const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
const bytesMax = 20 * 1024 * 1024;

/** Why a file would be refused, as a message key; null where nothing is wrong with it. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!(fileTypes as readonly string[]).includes(type)) return 'services.order.files.type';
  return size > bytesMax ? 'services.order.files.size' : null;
}
