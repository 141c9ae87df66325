// A page to read: one column, clear headings (ux 5.28).
import type { ContentPage } from './pages.ts';

export function ContentScreen({ page }: { readonly page: ContentPage }) {
  return (
    <article className="wrap py-12" data-source="src/features/content/web/content.screen.tsx">
      <h1>{page.title}</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-2">{page.description}</p>
      {page.sections.map((section) => (
        <section key={section.heading} id={section.id} className="mt-10 max-w-prose">
          <h2>{section.heading}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}
