// Settings of the reader. Each is a form that posts to the server and comes back, so it works without a script; with one, the app
// takes the choice over and nothing is loaded or lost (BRAND-07).
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { languages, useMessages, type Language } from '../../i18n.ts';
import { shellTexts } from './texts.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

interface SwitchProps<T extends string> {
  readonly current: T;
  /** Where the form is sent without a script. */
  readonly action: string;
  /** Address of the page, to come back to. */
  readonly returnTo: string;
  readonly onChange?: (value: T) => void;
}

function Switch<T extends string>({
  label,
  name,
  options,
  current,
  action,
  returnTo,
  onChange,
}: SwitchProps<T> & {
  readonly label: string;
  readonly name: string;
  readonly options: readonly { readonly value: T; readonly label: ReactNode; readonly lang?: string }[];
}) {
  const id = useId();
  const take = (value: T) => (event: MouseEvent) => {
    if (!onChange) return;
    event.preventDefault();
    onChange(value);
  };
  return (
    <form method="post" action={action} className="theme-switch">
      <input type="hidden" name="returnTo" value={returnTo} />
      <span id={id}>{label}</span>
      <fieldset aria-labelledby={id} className="segmented segmented-framed">
        {options.map((option) => (
          <button
            key={option.value}
            type="submit"
            name={name}
            value={option.value}
            lang={option.lang}
            className="segment"
            aria-pressed={option.value === current}
            onClick={take(option.value)}
          >
            {option.label}
          </button>
        ))}
      </fieldset>
    </form>
  );
}

const themeIcons = { system: Monitor, light: Sun, dark: Moon } as const;

/** Day, night or as the system says. The chosen one becomes `data-theme` on `<html>`; 'system' has none. */
export function ThemeSwitch(props: SwitchProps<Theme>) {
  const t = useMessages(shellTexts);
  const options = themes.map((value) => {
    const Icon = themeIcons[value];
    return {
      value,
      label: (
        <>
          <Icon aria-hidden="true" />
          {t.themes[value]}
        </>
      ),
    };
  });
  return <Switch {...props} label={t.theme} name="theme" options={options} />;
}

const languageNames: Readonly<Record<Language, string>> = { de: 'Deutsch', en: 'English' };

export function LanguageSwitch(props: SwitchProps<Language>) {
  const t = useMessages(shellTexts);
  return <Switch {...props} label={t.language} name="language" options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))} />;
}
