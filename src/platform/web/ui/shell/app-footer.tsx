import Mail from 'lucide-react/icons/mail';
import PhoneIcon from 'lucide-react/icons/phone';
import type { ComponentProps, ReactNode } from 'react';
import { useLanguage, useMessages } from '../../i18n.ts';
import { AppLink } from '../link.tsx';
import type { NavigationItem, Phone } from './frame.ts';
import { openingText } from './opening-state.ts';
import { shellTexts } from './texts.ts';

interface LegalProps {
  /** Imprint, terms, privacy, accessibility, package-travel form sheet, withdrawal: reachable from every page (rule P10). */
  readonly legal: readonly NavigationItem[];
  /** A page without a script, the dialog with one (rule P9). */
  readonly cookieSettings: { readonly href: string; readonly onClick?: ComponentProps<'a'>['onClick'] };
  /** Who runs the shop, year. */
  readonly notice: ReactNode;
}

function LegalRow({ legal, cookieSettings, notice }: LegalProps) {
  const t = useMessages(shellTexts);
  return (
    <nav aria-label={t.legal}>
      <ul className="footer-legal">
        {legal.map((item) => (
          <li key={item.href}>
            <AppLink href={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.label}
            </AppLink>
          </li>
        ))}
        <li>
          <AppLink href={cookieSettings.href} onClick={cookieSettings.onClick}>
            {t.cookies}
          </AppLink>
        </li>
        <li className="footer-notice">{notice}</li>
      </ul>
    </nav>
  );
}

interface AppFooterProps extends LegalProps {
  readonly columns: readonly { readonly title: string; readonly items: readonly NavigationItem[] }[];
  readonly phone: Phone;
  readonly email: string;
  /** Theme, language, currency, price per person or in total. */
  readonly settings?: ReactNode;
}

/** Telephone and mail, ways into the shop, the reader's settings, the law. */
export function AppFooter({ columns, phone, email, settings, ...legal }: AppFooterProps) {
  const t = useMessages(shellTexts);
  const state = openingText(phone.opening, useLanguage());
  return (
    <footer className="app-footer">
      <div className="wrap">
        <div className="footer-columns">
          <div>
            <h2>{t.advice}</h2>
            <a className="footer-phone" href={`tel:${phone.dial}`}>
              <PhoneIcon aria-hidden="true" />
              {phone.shown}
            </a>
            <p>{state}</p>
            <a className="link-row" href={`mailto:${email}`}>
              <Mail aria-hidden="true" />
              {email}
            </a>
          </div>
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2>{column.title}</h2>
              <ul>
                {column.items.map((item) => (
                  <li key={item.href}>
                    <AppLink href={item.href}>{item.label}</AppLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {settings !== undefined && (
          <section className="footer-settings" aria-label={t.settings}>
            {settings}
          </section>
        )}
        <LegalRow {...legal} />
      </div>
    </footer>
  );
}

/** The reduced footer of the booking: the law alone. */
export function BookingFooter(legal: LegalProps) {
  return (
    <footer className="app-footer app-footer-small">
      <div className="wrap">
        <LegalRow {...legal} />
      </div>
    </footer>
  );
}
