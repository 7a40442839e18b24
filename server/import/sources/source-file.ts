/** Why a file could not be opened, in a sentence that names it. */
export function describeFileError(file: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return `There is no file ${file}.`;
  if (code === 'EISDIR') return `${file} is a folder, not a file.`;
  return `The file ${file} cannot be read (${String(code ?? 'unknown error')}).`;
}
