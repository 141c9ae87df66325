// The first script of a page, a few hundred bytes: waits for the first paint and brings the rest then. On a phone's line the pictures
// and letters of the page come before code that nobody can use yet (rule L3); links and forms work from the first paint on.

/** Marks the lists of files that a route needs; the build writes them (vite.config.ts). */
const lists = 'script[data-later]';

function bringTheRest(): void {
  for (const list of document.querySelectorAll(lists)) {
    for (const href of JSON.parse(list.textContent) as string[]) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
  }
  document.documentElement.dataset['painted'] = ''; // letters of the second rank, see tokens.css
  void import('./client.tsx');
}

// a page in the background paints nothing: it makes itself ready at once
if (document.hidden) bringTheRest();
else requestAnimationFrame(() => setTimeout(bringTheRest));
