import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { AppLink, type LinkProps } from './link.tsx';

export interface ButtonLook {
  /** `primary` once per view and step (rule B2); `quiet` reads as a link. */
  readonly variant?: 'primary' | 'secondary' | 'quiet';
  /** `main` 54 px, normal 48 px, `compact` 40 px (44 px for fingers). */
  readonly size?: 'main' | 'normal' | 'compact';
}

const look = ({ variant = 'secondary', size = 'normal' }: ButtonLook, className?: string): string =>
  classNames('btn', `btn-${variant}`, size !== 'normal' && `btn-${size}`, className);

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'disabled'> {
  /** Work is under way: the label stays, a sign turns beside it, a second click does nothing. */
  readonly busy?: boolean;
  /** Why the button does nothing now, shown below it. A button is never greyed out without a reason. */
  readonly disabledReason?: string | undefined;
}

/** A native button; inside a form it submits only with `type="submit"`. */
export function Button({ variant, size, busy = false, disabledReason, className, onClick, children, ...rest }: ButtonProps) {
  const reasonId = useId();
  const blocked = busy || disabledReason !== undefined;
  // aria-disabled keeps the button in the tab order, so that its reason can be found and focus is not lost while busy.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => (blocked ? event.preventDefault() : onClick?.(event));
  const button = (
    <button
      type="button"
      className={look({ ...(variant && { variant }), ...(size && { size }) }, className)}
      onClick={handleClick}
      aria-busy={busy || undefined}
      aria-disabled={disabledReason !== undefined || undefined}
      aria-describedby={disabledReason === undefined ? undefined : reasonId}
      {...rest}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
  if (disabledReason === undefined) return button;
  return (
    <span className="inline-grid gap-1">
      {button}
      <span id={reasonId} className="hint">
        {disabledReason}
      </span>
    </span>
  );
}

/** A link that looks like a button: it leads somewhere, it does nothing. */
export function LinkButton({ variant, size, className, ...rest }: ButtonLook & LinkProps) {
  return <AppLink className={look({ ...(variant && { variant }), ...(size && { size }) }, className)} {...rest} />;
}

interface IconLook {
  /** The button's name; the picture alone has none. */
  readonly label: string;
  readonly icon: ReactNode;
  /** A round button that floats on a picture. */
  readonly floating?: boolean;
}

export function IconButton({ label, icon, floating = false, className, ...rest }: IconLook & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <button type="button" className={classNames('btn btn-icon', floating && 'btn-floating', className)} aria-label={label} title={label} {...rest}>
      {icon}
    </button>
  );
}

export function IconLink({ label, icon, floating = false, className, ...rest }: IconLook & Omit<LinkProps, 'children'>) {
  return (
    <AppLink className={classNames('btn btn-icon', floating && 'btn-floating', className)} aria-label={label} title={label} {...rest}>
      {icon}
    </AppLink>
  );
}
