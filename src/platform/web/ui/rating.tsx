import Star from 'lucide-react/icons/star';
import { useFormat } from '../format.ts';
import { useMessages } from '../i18n.ts';
import { AppLink } from './link.tsx';
import { uiTexts } from './texts.ts';

interface RatingProps {
  /** Mean of 1 to 5. */
  readonly value: number;
  readonly count?: number;
  /** Where the reviews stand. */
  readonly href?: string;
}

/** Mean and number of ratings. How they are verified stands where the link leads (§ 5b (3) UWG, rule V8). */
export function Rating({ value, count, href }: RatingProps) {
  const t = useMessages(uiTexts);
  const format = useFormat();
  const shown = format.rating(value);
  const reviews = count === undefined ? undefined : t.reviews(format.number(count), count === 1);
  return (
    <span className="rating">
      <Star aria-hidden="true" />
      <b aria-hidden="true">{shown}</b>
      <span className="sr-only">{t.rating(shown)}</span>
      {reviews !== undefined &&
        (href === undefined ? (
          <span className="text-ink-3">{reviews}</span>
        ) : (
          <AppLink href={href} className="link">
            {reviews}
          </AppLink>
        ))}
    </span>
  );
}
