// The look of the two questions above the cabins: a small label, the answer in bold.
import type { ReactNode } from 'react';

export const choiceFieldClass =
  'flex min-h-14 w-full min-w-0 items-center gap-1 rounded-md border-[1.5px] border-line-strong bg-surface px-3 py-1.5 max-lg:px-2.5 text-left text-ink';

export function ChoiceFieldWords({ label, value }: { readonly label: string; readonly value: ReactNode }) {
  return (
    <span className="grid min-w-0 flex-1 leading-tight">
      <span className="text-xs text-ink-3">{label}</span>
      <span className="truncate text-base font-semibold max-lg:text-sm">{value}</span>
    </span>
  );
}
