import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '../../i18n.ts';
import { AppLink } from '../link.tsx';
import type { NavigationItem } from './frame.ts';
import { shellTexts } from './texts.ts';

/** The menu of narrow windows: native details, so it opens without a script; with one, Esc and a chosen link close it. */
export function MobileMenu({ items, children }: { readonly items: readonly NavigationItem[]; readonly children?: ReactNode }) {
  const t = useMessages(shellTexts);
  const element = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = element.current;
    if (!details) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    const onClick = (event: MouseEvent) => {
      const target = event.target;
      if (!(target instanceof Element)) return;
      if (!details.contains(target) || target.closest('a')) details.open = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, []);
  return (
    <nav aria-label={t.mainNavigation} className="narrow-only">
      <details ref={element} className="menu">
        <summary className="tool" aria-label={t.menu}>
          <Menu className="menu-open" aria-hidden="true" />
          <X className="menu-close" aria-hidden="true" />
        </summary>
        <div className="menu-panel">
          <div className="wrap">
            <ul>
              {items.map((item) => (
                <li key={item.href}>
                  <AppLink href={item.href} aria-current={item.current ? 'page' : undefined}>
                    {item.label}
                  </AppLink>
                </li>
              ))}
            </ul>
            {children}
          </div>
        </div>
      </details>
    </nav>
  );
}
