// Papers and tick of an order that is made on the booking's page: an option that becomes fixed, another price that is accepted (LAW-03).
import type { ComponentProps } from 'react';
import { Checkbox } from '#platform/web/ui/field.tsx';
import { AcceptedDocuments } from '../form/closing-fields.tsx';
import { LegalPapers, useOrderDocuments } from '../summary/legal-papers.tsx';

interface AcceptedTermsProps extends Omit<ComponentProps<typeof LegalPapers>, 'children'> {
  readonly isAccepted: boolean;
  readonly error: string | undefined;
  readonly onChange: (isAccepted: boolean) => void;
}

export function AcceptedTerms({ isAccepted, error, onChange, ...papers }: AcceptedTermsProps) {
  const documents = useOrderDocuments();
  return (
    <LegalPapers {...papers}>
      <Checkbox
        name="acceptTerms"
        checked={isAccepted}
        aria-required
        error={error}
        onChange={(event) => onChange(event.target.checked)}
        label={<AcceptedDocuments documents={documents} />}
      />
    </LegalPapers>
  );
}
