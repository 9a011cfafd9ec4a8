import { useState } from 'react';
import { useWords } from '../words/use-words.ts';
import { ActionsPanel } from './actions-panel.tsx';
import { GroupsPanel } from './groups-panel.tsx';
import { LogPanel } from './log-panel.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { PromptPanel } from './prompt-panel.tsx';
import { ScorePanel } from './score-panel.tsx';
import { Settings } from './settings.tsx';
import { SubjectPanel } from './subject-panel.tsx';
import { TextMode } from './text-mode.tsx';
import { TimeLine } from './time-line.tsx';
import type { Battle } from './use-battle.ts';

const TABS = ['turn', 'units', 'log', 'more'] as const;
type Tab = (typeof TABS)[number];

type PanelProps = {
  readonly battle: Battle;
  readonly onRule: (rule: string | undefined) => void;
};

/** The quiet panel: what to decide, what can act, the chosen unit, the log. On a phone a sheet with tabs. */
export function Panel({ battle, onRule }: PanelProps) {
  const { say } = useWords();
  const [tab, setTab] = useState<Tab>('turn');
  return (
    <aside className="panel" data-tab={tab} aria-label={say('panel.label')}>
      <div className="panel-scroll">
        <div className="in-turn">
          <PromptPanel battle={battle} onRule={onRule} />
          <PreviewPanel battle={battle} onRule={onRule} />
          <ActionsPanel battle={battle} />
          <SubjectPanel battle={battle} />
        </div>
        <div className="in-units">
          <GroupsPanel battle={battle} onChosen={() => setTab('turn')} />
        </div>
        <div className="in-log">
          <LogPanel battle={battle} onRule={onRule} />
        </div>
        <div className="in-more">
          <TimeLine battle={battle} />
          <ScorePanel battle={battle} />
          <TextMode battle={battle} />
          <Settings battle={battle} />
        </div>
      </div>
      <nav className="tabs" aria-label={say('panel.tabs')}>
        {TABS.map((each) => (
          <button
            type="button"
            key={each}
            aria-current={tab === each ? 'page' : undefined}
            onClick={() => setTab(each)}
          >
            {say(`tab.${each}`)}
          </button>
        ))}
      </nav>
    </aside>
  );
}
