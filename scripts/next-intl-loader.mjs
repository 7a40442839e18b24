/**
 * Removes an unused hook of next-intl from the build, with the formatting by `Intl` that it adds to every page; `lib/format` formats here.
 * A file of another shape fails the build.
 */
export default function leaveOutFormatter(source) {
  const without = source.replace('useFormatter as r,', '').replace(/(?<=,e=)o\(0,r\)/, 'void 0');
  if (without.length !== source.length - 'useFormatter as r,'.length - 'o(0,r)'.length + 'void 0'.length)
    throw new Error('The hooks of next-intl are wrapped in another way.');
  return without;
}
