// Every area as a postcard, seas and rivers apart.
import { useMessages } from '#platform/web/i18n.ts';
import type { AreaTile as Area } from '../contract.ts';
import { AreaTile } from './area-tile.tsx';
import { areaTexts } from './area-texts.ts';

function Group({ title, id, areas }: { readonly title: string; readonly id: string; readonly areas: readonly Area[] }) {
  if (areas.length === 0) return null;
  return (
    <section className="mt-12" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="mt-6 grid list-none gap-5 p-0 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        {areas.map((area) => (
          <li key={area.id}>
            <AreaTile area={area} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function AreasScreen({ areas }: { readonly areas: readonly Area[] }) {
  const t = useMessages(areaTexts);
  return (
    <div className="wrap pt-12 pb-20" data-source="src/features/home/web/areas.screen.tsx">
      <h1>{t.areasPageTitle}</h1>
      <p className="mt-4 text-lg text-ink-2">{t.areasPageLead}</p>
      <p className="mt-2 text-sm text-ink-2">{t.areasBasis}</p>
      <Group title={t.ocean} id="ocean" areas={areas.filter(({ isRiver }) => !isRiver)} />
      <Group title={t.river} id="river" areas={areas.filter(({ isRiver }) => isRiver)} />
    </div>
  );
}
