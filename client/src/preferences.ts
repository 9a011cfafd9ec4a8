import { useSyncExternalStore } from 'react';

/** What a reader prefers, kept on this machine. */

export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = ['slow', 'brisk', 'instant'] as const;
export type Preferences = {
  readonly language: 'en' | 'ru';
  readonly theme: (typeof THEMES)[number];
  /** How fast the computer's moves are shown. */
  readonly speed: (typeof SPEEDS)[number];
};

const KEY = 'galloper.preferences';
const listeners = new Set<() => void>();

function firstChoice(): Preferences {
  const russian = navigator.languages.some((language) => language.startsWith('ru'));
  return { language: russian ? 'ru' : 'en', theme: 'system', speed: 'brisk' };
}

function read(): Preferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return checked({ ...firstChoice(), ...(stored as Partial<Preferences>) });
  } catch {
    return firstChoice();
  }
}

function checked(given: Preferences): Preferences {
  return {
    language: given.language === 'ru' ? 'ru' : 'en',
    theme: THEMES.find((theme) => theme === given.theme) ?? 'system',
    speed: SPEEDS.find((speed) => speed === given.speed) ?? 'brisk',
  };
}

let now = read();

function show() {
  document.documentElement.lang = now.language;
  if (now.theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = now.theme;
}
show();

export function prefer(change: Partial<Preferences>) {
  now = { ...now, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // a browser that keeps nothing still plays
  }
  show();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function preferences(): Preferences {
  return now;
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, preferences);
}
