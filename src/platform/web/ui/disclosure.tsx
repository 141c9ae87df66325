import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'children'> {
  readonly summary: ReactNode;
  /** Behind the summary while closed: the chosen values of a filter group. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Native details: opens without a script, is found by the browser's search, prints. Same `name` = one open at a time. */
export function Disclosure({ summary, aside, children, className, ...rest }: DisclosureProps) {
  return (
    <details className={classNames('disclosure', className)} {...rest}>
      <summary>
        <span className="min-w-0 flex-1">{summary}</span>
        {aside !== undefined && <span className="hint font-normal">{aside}</span>}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
