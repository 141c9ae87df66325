import Heart from 'lucide-react/icons/heart';
import Lock from 'lucide-react/icons/lock';
import PhoneIcon from 'lucide-react/icons/phone';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '../../i18n.ts';
import { AppLink } from '../link.tsx';
import { BrandMark } from './brand-mark.tsx';
import type { NavigationItem, Phone } from './frame.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { openingText } from './opening-state.ts';
import { shellTexts } from './texts.ts';

/** First stop of the keyboard: past the header to `<main id="main" tabindex="-1">` (rule A6). */
export function SkipLink() {
  const t = useMessages(shellTexts);
  return (
    <a className="skip-link" href="#main">
      {t.skip}
    </a>
  );
}

function BrandLink({ name, href }: { readonly name: string; readonly href: string }) {
  const t = useMessages(shellTexts);
  return (
    <AppLink className="brand-link" href={href} aria-label={t.home(name)}>
      <BrandMark />
      <span>{name}</span>
    </AppLink>
  );
}

function PhoneTool({ phone }: { readonly phone: Phone }) {
  const t = useMessages(shellTexts);
  const label = t.call(phone.shown, openingText(phone.opening, useLanguage()));
  return (
    <a className="tool narrow-only" href={`tel:${phone.dial}`} aria-label={label} title={label}>
      <PhoneIcon aria-hidden="true" />
    </a>
  );
}

interface AppHeaderProps {
  readonly brandName: string;
  readonly homeHref: string;
  readonly items: readonly NavigationItem[];
  readonly phone: Phone;
  readonly saved?: { readonly href: string; readonly count: number };
  /** Absent where the brand has no customer accounts (BRAND-03: a feature that is off has no link). */
  readonly account?: { readonly href: string; readonly signedIn: boolean } | undefined;
  /** The search pill of pages that are not search themselves. */
  readonly quickSearch?: ReactNode;
  /** More in the menu of narrow windows: language, account. */
  readonly menuExtra?: ReactNode;
}

/** The header of every page but the booking's. */
export function AppHeader({ brandName, homeHref, items, phone, saved, account, quickSearch, menuExtra }: AppHeaderProps) {
  const t = useMessages(shellTexts);
  const accountLabel = account?.signedIn ? t.account : t.signIn;
  return (
    <header className="app-header">
      <div className="wrap app-header-row">
        <BrandLink name={brandName} href={homeHref} />
        <nav aria-label={t.mainNavigation} className="main-nav wide-only">
          {items.map((item) => (
            <AppLink key={item.href} href={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.label}
            </AppLink>
          ))}
        </nav>
        {quickSearch}
        <div className="header-tools">
          <PhoneTool phone={phone} />
          {saved && (
            <AppLink className="tool" href={saved.href} title={t.saved}>
              <Heart aria-hidden="true" />
              <span className="header-word">{t.saved}</span>
              {saved.count > 0 && (
                <span className="tool-count">
                  <span aria-hidden="true">{saved.count}</span>
                  <span className="sr-only">{t.savedCount(saved.count)}</span>
                </span>
              )}
            </AppLink>
          )}
          {account && (
            <AppLink className="tool wide-only" href={account.href} title={accountLabel}>
              <UserRound aria-hidden="true" />
              <span className="header-word">{accountLabel}</span>
            </AppLink>
          )}
          <MobileMenu items={account ? [...items, { label: accountLabel, href: account.href }] : items}>{menuExtra}</MobileMenu>
        </div>
      </div>
    </header>
  );
}

/** The reduced header of the booking: mark, safety, telephone; no way to leave by accident (PAGE-09, rule B1). */
export function BookingHeader({ brandName, homeHref, phone }: Pick<AppHeaderProps, 'brandName' | 'homeHref' | 'phone'>) {
  const t = useMessages(shellTexts);
  const state = openingText(phone.opening, useLanguage());
  return (
    <header className="app-header">
      <div className="wrap app-header-row">
        <BrandLink name={brandName} href={homeHref} />
        <div className="header-tools">
          <span className="tool-text wide-only">
            <Lock aria-hidden="true" />
            {t.secure}
          </span>
          <a className="tool wide-only" href={`tel:${phone.dial}`} aria-label={t.call(phone.shown, state)}>
            <PhoneIcon aria-hidden="true" />
            <span>
              <b>{phone.shown}</b> · {state}
            </span>
          </a>
          <PhoneTool phone={phone} />
        </div>
      </div>
    </header>
  );
}
