// Server door of the home page: areas, facts and falls of price out of the search index.
import { brands, type BrandId } from '#brands/brands.ts';
import { pathCodecs } from '#brands/paths.ts';
import { heroAddress, postcardAddress } from '#domain/art/addresses.ts';
import type { Language } from '#domain/language.ts';
import { money } from '#domain/money/money.ts';
import { defaultParty } from '#domain/pax/party.ts';
import { writeQuery } from '#domain/search/codec.ts';
import type { VoyageCards } from '#features/search/server/card-port.ts';
import type { CatalogueStore } from '#features/search/server/search-index.ts';
import type { SearchService } from '#features/search/server/search.service.ts';
import { implement, type ImplementedCall } from '#platform/server/http/implement.ts';
import { homeCalls, type AreaTile, type HomeData } from '../contract.ts';

interface Asker {
  readonly brand: BrandId;
  readonly language: Language;
  readonly now: Date;
}

const DROPS = 3;
const FAVOURITE_PORTS = 12;

/** Every area with voyages: top areas and those without a parent's tile, most voyages first. */
function areaTiles(store: CatalogueStore, asker: Asker): AreaTile[] {
  const { currency, language: own } = brands[asker.brand];
  const perEuro = currency === 'EUR' ? 1 : (store.rates.perEuro[currency] ?? 1);
  const path = (slugs: Readonly<Record<Language, string>>) => pathCodecs[asker.brand].toPublic(`/search/${slugs[own]}`);
  const facets = store.index.search({}, { language: asker.language }).facets.area;
  const counts = new Map(facets.values.map((id, index) => [id, facets.counts[index] ?? 0]));
  const areas = [...store.catalogue.areas.values()];
  return areas
    .map((area): AreaTile => {
      const { lowest } = store.index.summary({ area: [area.id] });
      return {
        id: area.id,
        name: area.names[asker.language],
        href: path(area.slugs),
        postcardUrl: postcardAddress(area.postcard, 'landscape'),
        lat: area.lat,
        lon: area.lon,
        isRiver: area.isRiver,
        count: counts.get(area.id) ?? 0,
        // Two adults share: the half is the price per person, rounded up to the cent.
        from: lowest === null ? null : money(Math.ceil((lowest * perEuro) / 2), currency),
        children: areas
          .filter(({ parentId }) => parentId === area.id)
          .map((child) => ({ name: child.names[asker.language], href: path(child.slugs), count: counts.get(child.id) ?? 0 }))
          .filter(({ count }) => count > 0),
      };
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}

function favouritePorts(store: CatalogueStore, asker: Asker): HomeData['favouritePorts'] {
  const { fromPort } = store.index.search({}).facets;
  const { searchUrl } = brands[asker.brand];
  return fromPort.values
    .flatMap((id, index) => {
      const port = store.catalogue.ports.get(id);
      const count = fromPort.counts[index] ?? 0;
      return port && count > 0 ? [{ id, name: port.names[asker.language], href: `${searchUrl}?${writeQuery({ fromPort: [id] })}`, count }] : [];
    })
    .toSorted((a, b) => b.count - a.count)
    .slice(0, FAVOURITE_PORTS);
}

export function homeFeature<Context extends Asker>(store: CatalogueStore, cards: VoyageCards, search: SearchService): readonly ImplementedCall<Context>[] {
  // The tiles ask the index once per area and the page is the same for every visitor: kept until the catalogue's names change, for a
  // minute at most.
  const kept = new Map<string, { readonly of: unknown; readonly until: number; readonly data: Promise<HomeData> }>();
  const make = async (asker: Asker): Promise<HomeData> => {
    const finder = search.finder({}, asker);
    const fallen = await cards.cards(store.index.ids({ reduced: true, sort: 'reduction' }, {}, DROPS * 4), {
      brand: asker.brand,
      language: asker.language,
      party: defaultParty,
    });
    // Only falls that the record proves, each route once (L-DE-3).
    const routes = new Set<string>();
    const proved = fallen.filter((card) => card.reduction && card.price && !routes.has(card.title) && routes.add(card.title));
    const { initials, defaultTheme } = brands[asker.brand];
    return {
      voyages: store.index.size,
      operators: finder.operators.length,
      ships: finder.ships.length,
      areas: areaTiles(store, asker),
      favouritePorts: favouritePorts(store, asker),
      months: finder.months,
      operatorChoices: finder.operators,
      drops: proved.slice(0, DROPS),
      heroUrl: heroAddress(initials, defaultTheme, 'wide'),
      heroPhoneUrl: heroAddress(initials, defaultTheme, 'phone'),
    };
  };
  const homeData = (asker: Asker): Promise<HomeData> => {
    const key = `${asker.brand} ${asker.language}`;
    const known = kept.get(key);
    if (known && known.of === store.catalogue && known.until > asker.now.getTime()) return known.data;
    const data = make(asker);
    kept.set(key, { of: store.catalogue, until: asker.now.getTime() + 60_000, data });
    data.catch(() => kept.delete(key));
    return data;
  };
  return [
    implement(homeCalls.getHomeData, (_input, asker: Context) => homeData(asker)),
    implement(homeCalls.getFavouritePorts, (_input, asker: Context) => ({ favouritePorts: favouritePorts(store, asker) })),
  ];
}
