import { Link } from '@/components/ui/navigation/link';

/** Links of an entry of the main navigation. */
export function NavLinks({ links }: { links: readonly { key: string; label: string; href: string }[] }) {
  return (
    <ul>
      {links.map(({ key, label, href }) => (
        <li key={key}>
          <Link href={href} className="header-entry">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
