import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { useMessages } from '../i18n.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { uiTexts } from './texts.ts';

interface DialogProps {
  readonly open: boolean;
  /** Asked for by Esc, the close button, a click beside the dialog or the system's back gesture. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons; they stay in view while the content scrolls. */
  readonly footer?: ReactNode;
  /** `sheet` comes from below on phones and is a centred dialog elsewhere; `full` fills the phone's height; `side` docks to the right. */
  readonly kind?: 'sheet' | 'full' | 'wide' | 'side';
  readonly className?: string;
}

const kinds = { sheet: 'dialog-sheet', full: 'dialog-sheet dialog-full', wide: 'dialog-sheet dialog-wide', side: 'dialog-side' } as const;

/**
 * A modal dialog on the native element: the browser keeps the focus inside, makes the rest inert and gives the focus back.
 * The content is rendered only while open, so that what it needs can be loaded on intent (rule L4).
 */
export function Dialog({ open, onClose, title, children, footer, kind = 'sheet', className }: DialogProps) {
  const t = useMessages(uiTexts);
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = element.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    if (!dialog.open) dialog.showModal();
    return () => {
      if (dialog.open) dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);

  // The content covers the whole box: only the backdrop's clicks have the dialog itself as their target.
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    const box = event.currentTarget.getBoundingClientRect();
    const inside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
    if (!inside) onClose();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Esc is the native cancel event
    <dialog
      ref={element}
      className={classNames('dialog', kinds[kind], className)}
      aria-labelledby={titleId}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <>
          <div className="dialog-head">
            <h2 id={titleId}>{title}</h2>
            <IconButton label={t.close} icon={<X aria-hidden="true" />} onClick={onClose} />
          </div>
          <div className="dialog-body">{children}</div>
          {footer !== undefined && <div className="dialog-foot">{footer}</div>}
        </>
      )}
    </dialog>
  );
}
