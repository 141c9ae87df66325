import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { uiTexts } from './texts.ts';

export type Tone = 'info' | 'ok' | 'warn' | 'error';
const icons = { info: Info, ok: CircleCheck, warn: TriangleAlert, error: CircleAlert } as const;

interface NoticeProps {
  readonly tone?: Tone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Another picture than the tone's own. */
  readonly icon?: ReactNode;
  /** Announced when it appears: politely, an error at once (rule A10). A notice that was there from the start is not live. */
  readonly live?: boolean;
  readonly onClose?: () => void;
  readonly className?: string;
}

/** A message in the flow of the page. The tone is said in words too, not by colour alone. */
export function Notice({ tone = 'info', title, children, icon, live = false, onClose, className }: NoticeProps) {
  const t = useMessages(uiTexts);
  const Icon = icons[tone];
  return (
    <div className={classNames('notice', className)} data-tone={tone} role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}>
      {icon ?? <Icon aria-hidden="true" />}
      <div>
        <span className="sr-only">{t.notice[tone]}: </span>
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children}
      </div>
      {onClose && <IconButton label={t.close} icon={<X aria-hidden="true" />} onClick={onClose} />}
    </div>
  );
}
