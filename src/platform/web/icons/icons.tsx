// Icons of the trade that the icon set lacks, on its grid: 24 px, stroke 1.75, round ends.
import type { ComponentProps, ReactNode } from 'react';

type IconProps = Omit<ComponentProps<'svg'>, 'children'>;

function TradeIcon({ children, className, ...rest }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className === undefined ? 'lucide' : `lucide ${className}`}
      aria-hidden="true"
      {...rest}
    >
      {children}
    </svg>
  );
}

/** A cruise ship from the side. */
export const ShipIcon = (props: IconProps) => (
  <TradeIcon {...props}>
    <path d="M2.5 15.5h19l-1.6 3.2a2 2 0 0 1-1.8 1.1H5.6a2 2 0 0 1-1.9-1.3z" />
    <path d="M5 15.5v-4h10.5l2.6 4M7 11.5V8h7l1.5 3.5M9 8V4.6l3.2-.6V8" />
    <path d="M8 13.5h.01M11 13.5h.01M14 13.5h.01" />
  </TradeIcon>
);

/** A deck from above, bow to the right, with cabins along both sides. */
export const DeckIcon = (props: IconProps) => (
  <TradeIcon {...props}>
    <path d="M2.5 7.5a1 1 0 0 1 1-1h11c3.5 0 5.8 2.6 7 5.5-1.2 2.9-3.5 5.5-7 5.5h-11a1 1 0 0 1-1-1z" />
    <path d="M5.5 10h9.5M5.5 14h9.5M8.7 6.5V10M12 6.5V10M8.7 14v3.5M12 14v3.5" />
  </TradeIcon>
);

/** A tender boat with its canopy: ashore by boat. */
export const TenderIcon = (props: IconProps) => (
  <TradeIcon {...props}>
    <path d="M3 13.5h18l-2 4.5H5.5z" />
    <path d="M6 13.5V9.5h10l2.2 4M9.5 9.5v4M13 9.5v4" />
    <path d="M2.5 21q1.6-1.3 3.2 0t3.2 0 3.2 0 3.2 0 3.2 0 3 0" />
  </TradeIcon>
);

/** The safe-water buoy of our mark. */
export const BuoyIcon = (props: IconProps) => (
  <TradeIcon {...props}>
    <circle cx="12" cy="4.2" r="1.7" />
    <path d="M12 6v2.5M8.5 17 10 8.5h4l1.5 8.5M9.3 12.5h5.4" />
    <path d="M5 17h14" />
    <path d="M2.5 20.5q1.6-1.3 3.2 0t3.2 0 3.2 0 3.2 0 3.2 0 3 0" />
  </TradeIcon>
);
