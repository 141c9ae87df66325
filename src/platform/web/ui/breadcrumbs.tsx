import { useMessages } from '../i18n.ts';
import { AppLink } from './link.tsx';
import { uiTexts } from './texts.ts';

export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** The way up. The page itself is not in it: its heading follows. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const t = useMessages(uiTexts);
  return (
    <nav aria-label={t.breadcrumbs}>
      <ol className="crumbs">
        {crumbs.map((crumb) => (
          <li key={crumb.href}>
            <AppLink href={crumb.href}>{crumb.label}</AppLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
