import X from 'lucide-react/icons/x';
import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '../i18n.ts';
import { classNames } from './class-names.ts';
import { AppLink } from './link.tsx';
import { uiTexts } from './texts.ts';

interface ChipProps {
  readonly children: ReactNode;
  /** How many voyages the next click leads to; 0 shows the chip without letting it be chosen (rule S4). */
  readonly count?: string | undefined;
  readonly on?: boolean;
  readonly empty?: boolean;
  readonly icon?: ReactNode;
  /** With an address the chip is a link and works without a script, else a toggle button. */
  readonly href?: string;
  readonly onClick?: ComponentProps<'button'>['onClick'];
  readonly className?: string;
}

/** A choice that is on or off. */
export function Chip({ children, count, on = false, empty = false, icon, href, onClick, className }: ChipProps) {
  const content = (
    <>
      {icon}
      {children}
      {count !== undefined && <span className="chip-count">{count}</span>}
    </>
  );
  if (empty)
    return (
      <span className={classNames('chip', className)} aria-disabled="true">
        {content}
      </span>
    );
  if (href !== undefined)
    return (
      <AppLink href={href} className={classNames('chip', on && 'chip-on', className)} aria-current={on ? 'true' : undefined}>
        {content}
      </AppLink>
    );
  return (
    <button type="button" className={classNames('chip', className)} aria-pressed={on} onClick={onClick}>
      {content}
    </button>
  );
}

/** An applied filter: the whole chip takes it away (rule R4). `href` is the address without the filter. */
export function FilterChip({ label, href, onRemove }: { readonly label: string; readonly href: string; readonly onRemove?: ComponentProps<'a'>['onClick'] }) {
  const t = useMessages(uiTexts);
  return (
    <AppLink href={href} className="chip chip-filter" onClick={onRemove} aria-label={t.remove(label)}>
      {label}
      <X aria-hidden="true" />
    </AppLink>
  );
}

/** A short mark of a fact: 'Option 5 Tage'. Never a control. */
export function Tag({ tone, icon, children }: { readonly tone?: 'ok' | 'warn' | 'error' | 'action'; readonly icon?: ReactNode; readonly children: ReactNode }) {
  return (
    <span className="tag" data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
