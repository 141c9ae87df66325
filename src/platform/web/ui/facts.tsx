import type { ReactNode } from 'react';

export interface Fact {
  readonly term: ReactNode;
  readonly value: ReactNode;
  /** Link back to where the answer was given (check your answers). */
  readonly change?: ReactNode;
}

/** Questions and answers of a form, or facts of a ship, as a description list. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map((fact, index) => (
        <div key={index}>
          <dt>{fact.term}</dt>
          <dd>{fact.value}</dd>
          {fact.change !== undefined && <dd>{fact.change}</dd>}
        </div>
      ))}
    </dl>
  );
}
