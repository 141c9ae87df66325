import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '../../i18n.ts';
import type { Phone } from './frame.ts';
import { openingText } from './opening-state.ts';
import { shellTexts } from './texts.ts';

/** The promise and the telephone above the header: the same place on every page that has it (rule G5). */
export function TopBar({
  phone,
  more,
}: {
  readonly phone: Phone;
  /** A second promise that the operator can prove, for instance the insolvency protection. */ readonly more?: ReactNode;
}) {
  const t = useMessages(shellTexts);
  const state = openingText(phone.opening, useLanguage());
  return (
    <aside aria-label={t.advice} className="top-bar wide-only">
      <div className="wrap">
        <p>
          <ShieldCheck aria-hidden="true" />
          <span>
            {t.promise}
            {more !== undefined && <> · {more}</>}
          </span>
        </p>
        <p>
          {t.advice}
          <a href={`tel:${phone.dial}`}>{phone.shown}</a>
          <span>· {state}</span>
        </p>
      </div>
    </aside>
  );
}
