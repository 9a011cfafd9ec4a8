import { type ReactNode, useEffect, useRef } from 'react';
import { prefer, usePreferences } from './preferences.ts';
import { useWords } from './words/use-words.ts';

/** Small parts that several screens share. */

export function LanguageSwitch() {
  const { language } = usePreferences();
  return (
    <span className="language" role="group" aria-label="Язык · Language">
      <button
        type="button"
        lang="ru"
        aria-pressed={language === 'ru'}
        onClick={() => prefer({ language: 'ru' })}
      >
        Русский
      </button>
      <span aria-hidden="true">·</span>
      <button
        type="button"
        lang="en"
        aria-pressed={language === 'en'}
        onClick={() => prefer({ language: 'en' })}
      >
        English
      </button>
    </span>
  );
}

type DialogProps = {
  readonly title: string;
  readonly wide?: boolean;
  /** Hides the page behind it and is left by its own button alone. */
  readonly firm?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A window over the page; the browser keeps the focus inside and closes it with Escape. */
export function Dialog({ title, wide = false, firm = false, onClose, children }: DialogProps) {
  const { say } = useWords();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = element.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className={`window${wide ? ' wide' : ''}${firm ? ' curtain' : ''}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        if (!firm) onClose();
      }}
      onClick={(event) => {
        if (!firm && event.target === element.current) onClose();
      }}
    >
      <header>
        <h2>{title}</h2>
        {!firm && (
          <button type="button" className="plain" onClick={onClose}>
            {say('close')}
          </button>
        )}
      </header>
      <div className="window-body">{children}</div>
    </dialog>
  );
}

/** Faces of dice as they fell. */
export function Dice({ faces }: { readonly faces: readonly number[] }) {
  return (
    <>
      {faces.map((face, index) => (
        <span className="die" key={`${index}.${face}`}>
          {face}
        </span>
      ))}
    </>
  );
}

/** A number with its sign, a real minus. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}
