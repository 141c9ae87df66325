// One question of the search box: a native disclosure, so that it opens without a script.
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { KeyboardEvent, ReactNode } from 'react';

interface BoxFieldProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly empty: string;
  readonly children: ReactNode;
  readonly align?: 'start' | 'end';
  readonly className?: string;
}

/** Esc closes the panel and gives the focus back to its question (rule A6). */
function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.stopPropagation();
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
}

export const boxCell = 'rounded-md border-[1.5px] border-line-strong md:rounded-none md:border-0 md:border-r md:border-r-line';

export function BoxField({ label, value, empty, children, align = 'start', className = '' }: BoxFieldProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of what is inside bubble up to it
    <details name="search-box" className={`min-w-0 bg-surface max-md:open:col-span-full md:relative ${boxCell} ${className}`} onKeyDown={closeOnEscape}>
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-2 px-3 py-1.5 md:px-4 [&::-webkit-details-marker]:hidden">
        <span className="grid min-w-0 flex-1 leading-tight">
          <span className="text-xs font-semibold text-ink-3">{label}</span>
          <span className={value === undefined ? 'truncate text-ink-3' : 'truncate font-semibold'}>{value ?? empty}</span>
        </span>
        <ChevronDown aria-hidden="true" className="size-4 text-ink-3" />
      </summary>
      <div
        className={`p-4 max-md:border-t max-md:border-line md:rounded-lg md:border md:border-line md:bg-surface md:shadow-lg md:absolute md:top-full md:z-30 md:mt-2 md:max-h-[70dvh] md:w-[min(34rem,90vw)] md:overflow-y-auto md:overscroll-contain ${align === 'end' ? 'md:right-0' : 'md:left-0'}`}
      >
        {children}
      </div>
    </details>
  );
}
