// What the frame needs to know; it comes from the brand's configuration and the request.
import type { OpeningState } from './opening-state.ts';

export interface NavigationItem {
  readonly label: string;
  readonly href: string;
  readonly current?: boolean;
}

export interface Phone {
  /** As people read it: 040 555 01 20 */
  readonly shown: string;
  /** As a telephone dials it: +49405550120 */
  readonly dial: string;
  readonly opening: OpeningState;
}
