// The mark: a safe-water buoy ("Mittefahrwassertonne"), vertical stripes above water; the buoy that opens every fairway.
import { classNames } from '../class-names.ts';

export function BrandMark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 40 40" className={classNames('brand-mark', className)} aria-hidden="true">
      <path fill="var(--route)" d="M0 0h40v40H0z" />
      <path fill="#fff" d="M8.9 0h7.4v40H8.9zM23.7 0h7.4v40h-7.4z" />
      <path fill="var(--mark-sea)" d="M-2 27.2q3.7-3.4 7.4 0t7.4 0 7.4 0 7.4 0 7.4 0 7.4 0V42H-2Z" />
      <path fill="none" stroke="#fff" strokeWidth="1.9" opacity=".85" d="M-2 33.4q3.7-2.8 7.4 0t7.4 0 7.4 0 7.4 0 7.4 0 7.4 0" />
    </svg>
  );
}
