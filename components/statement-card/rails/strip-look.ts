export const stripItemClass = 'w-59 shrink-0 snap-start lg:w-55';
export const stripClass = 'relative flex h-18 overflow-clip rounded-card bg-surface shadow-hairline transition hover:bg-tuff-50';
export const stripTextClass = 'flex min-w-0 flex-1 flex-col justify-center px-3';
