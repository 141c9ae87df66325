// What was chosen beside the cabin, for the side summary (BOOK-14).
import { useMemo } from 'react';
import type { BookingForm } from '#domain/booking/form/booking-form.ts';
import type { BookingOptions } from '#features/booking/contract.ts';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { insuranceTexts } from '../options/insurance-texts.ts';
import { optionsTexts } from '../options/options-texts.ts';
import { arrivalChosen } from '../options/running-quote.ts';
import type { InsuranceOffer } from '../options/use-insurance.ts';
import type { ChosenOption } from './side-summary.tsx';

/** @param href where they are changed */
export function useChosenOptions(options: BookingOptions | null, form: BookingForm, href: string, insurance: InsuranceOffer | null): readonly ChosenOption[] {
  const t = useMessages(optionsTexts);
  const i = useMessages(insuranceTexts);
  const format = useFormat();
  return useMemo(() => {
    if (!options) return [];
    const arrival = arrivalChosen(options, form);
    const named = (label: string, value: string) => (value === '' ? [] : [{ label, value, href }]);
    const packages = (kind: 'prePackage' | 'postPackage') =>
      options.prePostPackageOptions
        .filter((one) => one.kind === kind && form.prePostPackages.includes(one.id))
        .map((one) => one.name)
        .join(', ');
    const services = options.specialServiceOptions.filter((one) => form.specialServices.includes(one.id)).map((one) => one.label);
    return [
      ...named(t.arrival, arrival?.label ?? ''),
      ...named(t.train, form.transportation.railAndFly ? (options.railAndFly?.label ?? '') : ''),
      ...named(t.prePackage, packages('prePackage')),
      ...named(t.postPackage, packages('postPackage')),
      ...named(t.services, services.join(', ')),
      ...named(t.vouchers, form.voucherCodes.join(', ')),
      ...(insurance ? named(i.short, i.aside(insurance.name, format.moneyExact(insurance.price))) : []),
    ];
  }, [options, form, href, insurance, t, i, format]);
}
