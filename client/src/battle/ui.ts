import type { Reason } from '@galloper/kernel';

/** What is chosen and looked at on the battle screen; nothing of it is part of the game. */

export type Preview =
  | {
      readonly kind: 'end';
      readonly hex: number;
      readonly facing: string | undefined;
      readonly cost: number;
      readonly route: readonly unknown[];
    }
  | { readonly kind: 'offer'; readonly action: unknown };

export type Refused = { readonly hex: number | undefined; readonly reasons: readonly Reason[] };

export type Ui = {
  readonly selected: string | undefined;
  readonly hex: number | undefined;
  readonly preview: Preview | undefined;
  readonly refused: Refused | undefined;
  /** An instant of the past that is shown. */
  readonly instant: number | undefined;
  /** Who has said that he is at the screen. */
  readonly ready: string | undefined;
};

export const AT_REST: Ui = {
  selected: undefined,
  hex: undefined,
  preview: undefined,
  refused: undefined,
  instant: undefined,
  ready: undefined,
};

export type UiAction =
  | { readonly do: 'select'; readonly subject: string | undefined; readonly hex?: number }
  | { readonly do: 'preview'; readonly preview: Preview }
  | { readonly do: 'refuse'; readonly refused: Refused }
  | { readonly do: 'cancel' }
  | { readonly do: 'acted'; readonly keep: boolean }
  | { readonly do: 'look'; readonly instant: number | undefined }
  | { readonly do: 'ready'; readonly seat: string };

/** One step back: first the card, then the choice, then the selection. */
function cancelled(ui: Ui): Ui {
  if (ui.refused !== undefined) return { ...ui, refused: undefined };
  if (ui.preview !== undefined) return { ...ui, preview: undefined };
  return { ...ui, selected: undefined, hex: undefined };
}

export function uiReducer(ui: Ui, action: UiAction): Ui {
  switch (action.do) {
    case 'select':
      return {
        ...ui,
        selected: action.subject,
        hex: action.hex,
        preview: undefined,
        refused: undefined,
      };
    case 'preview':
      return { ...ui, preview: action.preview, refused: undefined };
    case 'refuse':
      return { ...ui, refused: action.refused };
    case 'cancel':
      return cancelled(ui);
    case 'acted':
      return {
        ...ui,
        preview: undefined,
        refused: undefined,
        ...(action.keep ? {} : { selected: undefined }),
      };
    case 'look':
      return { ...AT_REST, ready: ui.ready, instant: action.instant };
    case 'ready':
      return { ...ui, ready: action.seat };
  }
}
