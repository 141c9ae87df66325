// Header and footer around every screen; booking pages have the reduced ones (PAGE-09).
import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AppLink } from '#platform/web/app-runtime/app-link.tsx';
import { useBrand, useFlag, useRuntime } from '#platform/web/app-runtime/runtime.ts';
import { defineMessages, useMessages } from '#platform/web/i18n.ts';
import { LinkContext } from '#platform/web/ui/link.tsx';
import { AppFooter, BookingFooter } from '#platform/web/ui/shell/app-footer.tsx';
import { AppHeader, BookingHeader, SkipLink } from '#platform/web/ui/shell/app-header.tsx';
import type { NavigationItem } from '#platform/web/ui/shell/frame.ts';
import { openingState } from '#platform/web/ui/shell/opening-state.ts';
import { LanguageSwitch, ThemeSwitch } from '#platform/web/ui/shell/switches.tsx';
import { TopBar } from '#platform/web/ui/shell/top-bar.tsx';
import { pathCodecs } from '#brands/paths.ts';

const texts = defineMessages(
  {
    ocean: 'Kreuzfahrten',
    river: 'Flussreisen',
    areas: 'Fahrgebiete',
    offers: 'Angebote',
    compare: 'Vergleich',
    advice: 'Beratung',
    travel: 'Reisen',
    help: 'Gut zu wissen',
    custom: 'Individuelle Anfrage',
    ranking: 'So entsteht die Reihenfolge',
    reviews: 'So prüfen wir Bewertungen',
    api: 'Schnittstelle für Entwickler',
    imprint: 'Impressum',
    terms: 'AGB',
    privacy: 'Datenschutz',
    accessibility: 'Barrierefreiheit',
    packageForm: 'Formblatt Pauschalreise',
    offered: 'This page is also available in English.',
    offeredLink: 'Read in English',
    notice: (name: string) => `${name}: Vermittlung von Kreuzfahrten. Seekarten nach Natural Earth, gemeinfrei.`,
  },
  {
    ocean: 'Cruises',
    river: 'River cruises',
    areas: 'Regions',
    offers: 'Offers',
    compare: 'Compare',
    advice: 'Advice',
    travel: 'Voyages',
    help: 'Good to know',
    custom: 'Custom request',
    ranking: 'How results are ordered',
    reviews: 'How we check reviews',
    api: 'For developers',
    imprint: 'Company details',
    terms: 'Terms and conditions',
    privacy: 'Privacy',
    accessibility: 'Accessibility',
    packageForm: 'Package travel information',
    offered: 'Diese Seite gibt es auch auf Deutsch.',
    offeredLink: 'Auf Deutsch lesen',
    notice: (name: string) => `${name}: cruise travel agency. Charts after Natural Earth, public domain.`,
  },
);

const PREFERENCES = '/preferences';

function OfferedLanguage() {
  const { offeredLanguage } = useRuntime();
  const path = useRouterState({ select: (state) => state.location.publicHref });
  const t = useMessages(texts);
  if (!offeredLanguage) return null;
  return (
    <aside className="bg-mist text-ink no-print" lang={offeredLanguage}>
      <p className="wrap py-2 text-sm">
        {t.offered} <a href={`/${offeredLanguage}${path === '/' ? '' : path}`}>{t.offeredLink}</a>
      </p>
    </aside>
  );
}

export function Frame({ children }: { readonly children: ReactNode }) {
  const page = useRuntime();
  const brand = useBrand();
  const t = useMessages(texts);
  const languageSwitch = useFlag('languageSwitch');
  const { canonical, href, query } = useRouterState({
    select: (state) => ({ canonical: state.location.pathname, href: state.location.publicHref, query: state.location.searchStr }),
    structuralSharing: true,
  });
  const to = pathCodecs[page.brand].toPublic;
  const booking = canonical.startsWith('/booking');
  const phone = { ...brand.phone, opening: openingState(new Date(page.now), brand.openingHours) };
  const searching = canonical.startsWith('/search');
  const river = query.includes('is_river=1');
  const items: NavigationItem[] = [
    { label: t.ocean, href: `${brand.searchUrl}?is_river=0`, current: searching && !river },
    { label: t.river, href: `${brand.searchUrl}?is_river=1`, current: searching && river },
    { label: t.areas, href: to('/areas'), current: canonical === '/areas' },
    { label: t.offers, href: `${brand.searchUrl}?reduced=1` },
    { label: t.compare, href: to('/compare'), current: canonical === '/compare' },
  ];
  const legal: NavigationItem[] = [
    { label: t.imprint, href: brand.imprintUrl },
    { label: t.terms, href: brand.termsUrl },
    { label: t.privacy, href: brand.privacyUrl },
    { label: t.accessibility, href: brand.accessibilityUrl },
    { label: t.packageForm, href: brand.packageFormUrl },
  ];
  const law = { legal, cookieSettings: { href: `${brand.privacyUrl}#cookies` }, notice: t.notice(brand.name) };
  const bar = brand.topBar === 'all' || (brand.topBar === 'homeOnly' && canonical === '/');
  return (
    <LinkContext value={AppLink}>
      <SkipLink />
      {booking ? (
        <BookingHeader brandName={brand.name} homeHref="/" phone={phone} />
      ) : (
        <>
          {bar && <TopBar phone={phone} />}
          <OfferedLanguage />
          <AppHeader brandName={brand.name} homeHref="/" items={items} phone={phone} />
        </>
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {booking ? (
        <BookingFooter {...law} />
      ) : (
        <AppFooter
          {...law}
          phone={phone}
          email={brand.serviceEmail}
          columns={[
            { title: t.travel, items: [...items, { label: t.custom, href: brand.bookingUrl }] },
            {
              title: t.help,
              items: [
                { label: t.ranking, href: to('/ranking') },
                { label: t.reviews, href: to('/review-method') },
                { label: t.api, href: '/docs/api' },
              ],
            },
          ]}
          settings={
            <>
              <ThemeSwitch current={page.theme} action={PREFERENCES} returnTo={href} />
              {languageSwitch && (
                <LanguageSwitch
                  current={page.language}
                  action={PREFERENCES}
                  returnTo={page.localePrefix ? href.slice(page.localePrefix.length) || '/' : href}
                />
              )}
            </>
          }
        />
      )}
    </LinkContext>
  );
}
