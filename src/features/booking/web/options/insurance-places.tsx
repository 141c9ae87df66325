// Where the insurance stands: a fold of the options, and a section of the summary once the booking is to be a fixed one.
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import type { BookingFormControl } from '../form/use-booking-form.ts';
import { InsuranceOffers } from './insurance-offers.tsx';
import { insuranceTexts } from './insurance-texts.ts';
import { Part } from './option-parts.tsx';
import type { InsuranceView } from './use-insurance.ts';

interface PlaceProps {
  readonly view: InsuranceView;
  readonly control: BookingFormControl;
}

/** What the field says: the server's refusal, or that the choice is gone since something was changed. */
function useProblem({ view, control }: PlaceProps): string | undefined {
  const t = useMessages(insuranceTexts);
  const isGone = control.form.insuranceOffer !== null && (view.state === 'offers' || view.state === 'none') && view.chosen === null;
  return control.errorAt('insuranceOffer') ?? (isGone ? t.gone : undefined);
}

export function InsuranceFold(props: PlaceProps) {
  const t = useMessages(insuranceTexts);
  const format = useFormat();
  const { view, control } = props;
  const problem = useProblem(props);
  const chosen = view.chosen ? `${view.chosen.name}, ${format.moneyExact(view.chosen.price)}` : t.notChosen;
  return (
    <Part title={t.title} value={chosen} open={problem !== undefined}>
      <InsuranceOffers view={view} error={problem} onChoose={(insuranceOffer) => control.choose({ insuranceOffer })} />
    </Part>
  );
}

export function InsuranceSection({ onChoose, ...props }: PlaceProps & { readonly onChoose: (offerId: string | null) => void }) {
  const t = useMessages(insuranceTexts);
  const problem = useProblem(props);
  return (
    <section aria-labelledby="insurance-title" className="grid gap-3">
      <h2 id="insurance-title" className="text-xl">
        {t.title}
      </h2>
      <InsuranceOffers view={props.view} error={problem} onChoose={onChoose} />
    </section>
  );
}
