import { invariant } from '@galloper/kernel';
import type { LeaderId, UnitId, WingId } from './scenario.ts';
import { unitIndex } from './roster.ts';
import type { Frame, FrameAt, FrameOf, Leader, State, Unit, Wing } from './state.ts';

/** New states from old ones, sharing what did not change. */

export function withUnit(state: State, id: UnitId, change: Partial<Unit>): State {
  const index = unitIndex(state, id);
  invariant(index !== undefined, `unit ${id} exists`);
  const units = state.units.slice();
  const unit = units[index];
  invariant(unit, `unit ${id} exists`);
  units[index] = { ...unit, ...change };
  return { ...state, units };
}

export function withLeader(state: State, id: LeaderId, change: Partial<Leader>): State {
  return {
    ...state,
    leaders: state.leaders.map((leader) => (leader.id === id ? { ...leader, ...change } : leader)),
  };
}

export function withWing(state: State, id: WingId, change: Partial<Wing>): State {
  return {
    ...state,
    wings: state.wings.map((wing) => (wing.id === id ? { ...wing, ...change } : wing)),
  };
}

export function push(state: State, frame: Frame): State {
  return { ...state, frames: [...state.frames, frame] };
}

export function pop(state: State, at: FrameAt): State {
  invariant(state.frames.at(-1)?.at === at, `the innermost frame is ${at}`);
  return { ...state, frames: state.frames.slice(0, -1) };
}

/** Changes the innermost frame of a kind. */
export function withFrame<At extends FrameAt>(
  state: State,
  at: At,
  change: Partial<FrameOf<At>>,
): State {
  const index = state.frames.findLastIndex((frame) => frame.at === at);
  const frame = state.frames[index];
  invariant(frame, `a frame ${at} is open`);
  const frames = state.frames.slice();
  frames[index] = { ...frame, ...change } as Frame;
  return { ...state, frames };
}

/** The innermost frame of a kind. */
export function frameOf<At extends FrameAt>(state: State, at: At): FrameOf<At> | undefined {
  const { frames } = state;
  for (let index = frames.length - 1; index >= 0; index -= 1) {
    const frame = frames[index];
    if (frame?.at === at) return frame as FrameOf<At>;
  }
  return undefined;
}
