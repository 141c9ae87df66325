// HTML of an operator or an editor that the server has cleaned (cleanHtml): the one place where such text enters a page.

interface CleanedHtmlProps {
  /** Text elements and links alone, as the server's answer brings it. */
  readonly html: string;
  readonly className?: string;
}

/** Nothing for an empty text. */
export function CleanedHtml({ html, className = '' }: CleanedHtmlProps) {
  return html === '' ? null : <div className={`prose ${className}`.trim()} dangerouslySetInnerHTML={{ __html: html }} />;
}
