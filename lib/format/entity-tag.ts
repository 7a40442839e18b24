const bareTag = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether `If-None-Match` names the tag (RFC 9110, 13.1.2): compared weakly, as proxies that compress weaken tags. */
export const isTagNamed = (ifNoneMatch: string | null | undefined, tag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((named) => named.trim() === '*' || bareTag(named) === bareTag(tag));
