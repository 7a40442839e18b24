import { cn } from '@/lib/cn';
import type { Rendered } from '@/lib/contracts/site/content';
import './prose.css';

/** Text that the API made of Markdown and sanitised (server/modules/content/content.markdown.ts). */
export function Prose({ content, className }: { content: Rendered; className?: string }) {
  return (
    <div
      lang={content.language}
      className={cn('prose', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: The API sends a small list of tags, without scripts or handlers.
      dangerouslySetInnerHTML={{ __html: content.html }}
    />
  );
}
