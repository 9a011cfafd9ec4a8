import { Component, type ReactNode } from 'react';
import { preferences } from './preferences.ts';
import { wordsIn } from './words/use-words.ts';

type Broken = { readonly fault: string | undefined };

/** Shows a way on when a part of the page breaks; the game itself is kept. */
export class Boundary extends Component<{ readonly children: ReactNode }, Broken> {
  override state: Broken = { fault: undefined };

  static getDerivedStateFromError(error: unknown): Broken {
    return { fault: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    if (this.state.fault === undefined) return this.props.children;
    const say = wordsIn(preferences().language);
    return (
      <main className="broken">
        <h1>{say('broken.title')}</h1>
        <p>{say('broken.text')}</p>
        <p className="muted">{this.state.fault}</p>
        <button type="button" className="primary" onClick={() => location.reload()}>
          {say('broken.again')}
        </button>
      </main>
    );
  }
}
