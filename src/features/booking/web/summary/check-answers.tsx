// What would be ordered, block by block in the server's words, each with the way back to its place (BOOK-13).
import type { BookingStep } from '#domain/booking/steps.ts';
import type { BookingSummary } from '#features/booking/contract.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { AppLink } from '#platform/web/ui/link.tsx';
import { summaryTexts } from './summary-texts.ts';

interface CheckAnswersProps {
  readonly blocks: BookingSummary['summary']['blocks'];
  readonly hrefOf: (step: BookingStep) => string;
}

export function CheckAnswers({ blocks, hrefOf }: CheckAnswersProps) {
  const t = useMessages(summaryTexts);
  return (
    <div className="grid gap-6" data-part="check-answers">
      {blocks.map((block, index) => (
        <section key={index} aria-labelledby={`block-${index}`} className="border-t border-line pt-4">
          <div className="flex items-baseline justify-between gap-4">
            <h2 id={`block-${index}`} className="text-lg">
              {block.title}
            </h2>
            {block.step !== null && (
              <AppLink href={hrefOf(block.step)} className="link inline-block py-1.5 coarse:py-2.5" aria-label={t.changeWhat(block.title)}>
                {t.change}
              </AppLink>
            )}
          </div>
          <dl className="mt-2 grid gap-1.5">
            {block.items.map((item) => (
              <div key={item.id} className="grid gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
                <dt className="text-ink-3">{item.label}</dt>
                <dd className={item.type === 'price' ? 'num' : 'break-words'}>
                  {item.value}
                  {item.note !== '' && <small className="block text-ink-3">{item.note}</small>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
