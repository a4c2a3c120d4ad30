/** The notes of the bell: when each begins, in seconds, and how high it is, in hertz. */
const notes = [
  { at: 0, hertz: 880 },
  { at: 0.18, hertz: 1174.66 },
  { at: 0.36, hertz: 1760 },
] as const;
const fadesInSeconds = 0.9;
const loudness = 0.22;

/** The bell of this tab. Browsers keep it silent until somebody has used the page. */
export interface OrderTone {
  /** Rings once; silently while the browser does not allow it. */
  ring(): void;
  isAllowed(): boolean;
  /** Asks to be heard; has an effect inside a press of a key or a button. */
  allow(): void;
  /** Hears when it becomes allowed or not. Returns what stops it. */
  onChange(listener: () => void): () => void;
}

/** Makes the bell. It is played, not loaded: three notes that die away. */
function createOrderTone(): OrderTone {
  const context = new AudioContext();

  function play(at: number, hertz: number): void {
    const begins = context.currentTime + at;
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, begins);
    volume.gain.linearRampToValueAtTime(loudness, begins + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, begins + fadesInSeconds);
    const note = new OscillatorNode(context, { type: 'sine', frequency: hertz });
    note.connect(volume).connect(context.destination);
    note.start(begins);
    note.stop(begins + fadesInSeconds);
  }

  return {
    ring() {
      if (context.state !== 'running') return;
      for (const { at, hertz } of notes) play(at, hertz);
    },
    isAllowed: () => context.state === 'running',
    allow: () => void context.resume(),
    onChange(listener) {
      context.addEventListener('statechange', listener);
      return () => context.removeEventListener('statechange', listener);
    },
  };
}

let shared: OrderTone | null = null;

/** The one bell of this tab. */
export function orderTone(): OrderTone {
  shared ??= createOrderTone();
  return shared;
}
