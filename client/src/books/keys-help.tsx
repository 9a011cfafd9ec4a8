import { Dialog } from '../parts.tsx';
import { useWords } from '../words/use-words.ts';

const KEYS = [
  ['Tab', 'keys.tab'],
  ['← ↑ → ↓', 'keys.arrows'],
  ['⏎', 'keys.enter'],
  ['N P', 'keys.next'],
  ['E', 'keys.end'],
  ['U', 'keys.undo'],
  ['Esc', 'keys.escape'],
  [', .', 'keys.time'],
  ['+ −', 'keys.zoom'],
  ['R', 'keys.rules'],
  ['?', 'keys.help'],
] as const;

export function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  const { say } = useWords();
  return (
    <Dialog title={say('keys.title')} onClose={onClose}>
      <dl className="keys">
        {KEYS.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
