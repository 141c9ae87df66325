// The server did not answer: the page says so and asks again, nothing of the choice in the address is lost (E5, E8).
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useBrand } from '#platform/web/app-runtime/runtime.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { voyageTexts } from '../texts.ts';

export function VoyageTrouble({ reset }: ErrorComponentProps) {
  const t = useMessages(voyageTexts);
  const router = useRouter();
  const brand = useBrand();
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <div className="wrap py-12" role="alert">
      <EmptyState
        title={t.broke}
        actions={
          <>
            <Button variant="primary" onClick={again}>
              {t.retry}
            </Button>
            <a href={`tel:${brand.phone.dial}`} className="link-row">
              {t.callUs(brand.phone.shown)}
            </a>
          </>
        }
      >
        <p>{t.brokeText}</p>
      </EmptyState>
    </div>
  );
}
