// Whether and how the authenticity of reviews is ensured (§ 5b (3) UWG, LAW-09).
import { useBrand } from '#platform/web/app-runtime/runtime.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { reviewMethodTexts } from './review-method-texts.ts';

export function ReviewMethodScreen() {
  const t = useMessages(reviewMethodTexts);
  const brand = useBrand();
  const parts = [t.sections.who, t.sections.others, t.sections.mean, t.sections.all, t.sections.removal, t.sections.report, t.sections.advisers];
  return (
    <article className="wrap py-12" data-source="src/features/voyage/web/review-method.screen.tsx">
      <h1>{t.title}</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-2">{t.description}</p>
      {parts.map((part) => (
        <section key={part.title} className="mt-8 max-w-prose">
          <h2>{part.title}</h2>
          <p className="mt-2">{part.text}</p>
        </section>
      ))}
      <section className="mt-8 max-w-prose">
        <h2>{t.contact}</h2>
        <p className="mt-2">
          <a href={`mailto:${brand.serviceEmail}`} className="link">
            {brand.serviceEmail}
          </a>
          ,{' '}
          <a href={`tel:${brand.phone.dial}`} className="link whitespace-nowrap">
            {brand.phone.shown}
          </a>
        </p>
      </section>
    </article>
  );
}
