import type { MaskedText } from './phone-mask.ts';

/** Undo for an input whose text is rewritten: the browser forgets its own when that happens. */
export interface PhoneHistory {
  record: (state: MaskedText) => void;
  undo: () => MaskedText | undefined;
  redo: () => MaskedText | undefined;
}

const remembered = 100;

export function createPhoneHistory(first: MaskedText): PhoneHistory {
  let states = [first];
  let position = 0;
  return {
    record(state) {
      if (states[position]?.text === state.text) return;
      states = [...states.slice(0, position + 1), state].slice(-remembered);
      position = states.length - 1;
    },
    undo() {
      if (position === 0) return undefined;
      position -= 1;
      return states[position];
    },
    redo() {
      if (position === states.length - 1) return undefined;
      position += 1;
      return states[position];
    },
  };
}
