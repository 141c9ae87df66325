import { useEffect, useRef, useState } from 'react';

export interface PageSection {
  /** Id of the section's element. */
  readonly id: string;
  readonly label: string;
}

/** Which of the sections the reader is in: the last one whose top has passed the upper third. */
function useCurrentSection(sections: readonly PageSection[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  const ids = sections.map((section) => section.id).join(' ');
  useEffect(() => {
    const elements = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const update = () => {
      const passed = elements.filter((element) => element.getBoundingClientRect().top < innerHeight / 3);
      setCurrent((passed.at(-1) ?? elements[0])?.id);
    };
    // The band reaches far above the window: a section counts from the moment its top passes the third, also after a jump.
    const observer = new IntersectionObserver(update, { rootMargin: '1000000px 0px -66% 0px' });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}

/** The sections of a long page as anchors in a bar that stays; all content remains in the page (rule V6). */
export function SectionTabs({ label, sections }: { readonly label: string; readonly sections: readonly PageSection[] }) {
  const current = useCurrentSection(sections);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the bar is wider than the window: the current tab comes into it, without moving the page.
    const tab = bar.current?.querySelector<HTMLElement>(`a[href="#${current}"]`);
    if (tab) bar.current?.scrollTo({ left: tab.offsetLeft - 16 });
  }, [current]);
  return (
    <nav ref={bar} aria-label={label} className="section-tabs">
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`} aria-current={section.id === current ? 'true' : undefined}>
              {section.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
