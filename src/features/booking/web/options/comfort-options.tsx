// Packages before and after the voyage, beds, upgrade, promotion, dining and services.
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { OneOf, Part, Ticks, type Listed, type PartProps } from './option-parts.tsx';
import { optionsTexts } from './options-texts.ts';

export function Packages({ options, control, kind }: PartProps & { readonly kind: 'prePackage' | 'postPackage' }) {
  const t = useMessages(optionsTexts);
  const format = useFormat();
  const list = options.prePostPackageOptions.filter((one) => one.kind === kind);
  if (list.length === 0) return null;
  const { prePostPackages } = control.form;
  const chosen = list.filter((one) => prePostPackages.includes(one.id));
  const others = prePostPackages.filter((id) => !list.some((one) => one.id === id));
  return (
    <Part title={t[kind]} value={chosen.map((one) => one.name).join(', ') || t.none}>
      <Ticks
        legend={t[kind]}
        name={kind}
        list={list.map((one) => ({
          id: String(one.id),
          label: one.name.includes(format.nights(one.nights)) ? one.name : `${one.name}, ${format.nights(one.nights)}`,
          info: one.description,
          price: one.price,
        }))}
        chosen={chosen.map((one) => String(one.id))}
        onChange={(ids) => control.choose({ prePostPackages: [...others, ...ids.map(Number)] })}
      />
    </Part>
  );
}

const labelsOf = (...pairs: readonly (readonly [readonly Listed[], string | null])[]): string =>
  pairs.flatMap(([list, id]) => list.find((one) => one.id === id)?.label ?? []).join(', ');

export function Comfort({ options, control }: PartProps) {
  const t = useMessages(optionsTexts);
  const { form } = control;
  const { beddingConfigurationOptions: beds, freeUpgradeOptions: upgrades, specialPromotionOptions: promotions, diningOptions } = options;
  const { seatings, tableSizes } = diningOptions;
  return (
    <>
      {beds.length + upgrades.length > 0 && (
        <Part title={t.cabin} value={labelsOf([beds, form.beddingConfiguration], [upgrades, form.freeUpgrade]) || t.none}>
          <div className="grid gap-6">
            <OneOf
              name="beddingConfiguration"
              label={t.beds}
              list={beds}
              value={form.beddingConfiguration}
              onChange={(id) => control.choose({ beddingConfiguration: id })}
            />
            <OneOf name="freeUpgrade" label={t.upgrade} list={upgrades} value={form.freeUpgrade} onChange={(id) => control.choose({ freeUpgrade: id })} />
          </div>
        </Part>
      )}
      {promotions.length > 0 && (
        <Part title={t.promotion} value={labelsOf([promotions, form.specialPromotion]) || t.none}>
          <OneOf
            name="specialPromotion"
            label={t.promotionLabel}
            list={promotions}
            value={form.specialPromotion}
            onChange={(id) => control.choose({ specialPromotion: id })}
          />
        </Part>
      )}
      {seatings.length + tableSizes.length > 0 && (
        <Part title={t.dining} value={labelsOf([seatings, form.dining.seating], [tableSizes, form.dining.tableSize]) || t.none}>
          <div className="grid gap-6">
            <OneOf
              name="seating"
              label={t.seating}
              list={seatings}
              value={form.dining.seating}
              onChange={(id) => control.choose({ dining: { ...form.dining, seating: id } })}
            />
            <OneOf
              name="tableSize"
              label={t.table}
              list={tableSizes}
              value={form.dining.tableSize}
              onChange={(id) => control.choose({ dining: { ...form.dining, tableSize: id } })}
            />
          </div>
        </Part>
      )}
      {options.specialServiceOptions.length > 0 && (
        <Part
          title={t.services}
          value={
            options.specialServiceOptions
              .filter((one) => form.specialServices.includes(one.id))
              .map((one) => one.label)
              .join(', ') || t.none
          }
        >
          <Ticks
            legend={t.services}
            name="specialServices"
            list={options.specialServiceOptions}
            chosen={form.specialServices}
            onChange={(ids) => control.choose({ specialServices: ids })}
          />
        </Part>
      )}
    </>
  );
}
