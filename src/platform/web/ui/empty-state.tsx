import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** What can be done now; there is no dead end (rule R9). */
  readonly actions: ReactNode;
}

export function EmptyState({ icon, title, children, actions }: EmptyStateProps) {
  return (
    <div className="empty">
      {icon}
      <h2>{title}</h2>
      {children}
      <div className="mt-2 flex flex-wrap gap-3">{actions}</div>
    </div>
  );
}
