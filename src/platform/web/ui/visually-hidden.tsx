import type { ReactNode } from 'react';

/** Words for those who listen. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => <span className="sr-only">{children}</span>;
