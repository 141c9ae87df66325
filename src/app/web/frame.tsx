// Header and footer around every screen.
import type { ReactNode } from 'react';

export function Frame({ children }: { readonly children: ReactNode }) {
  return <main id="content">{children}</main>;
}
