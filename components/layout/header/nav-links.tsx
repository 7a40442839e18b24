import { Link } from '@/components/ui/navigation/link';

/** The list under an entry of the main bar. */
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
