/** The notes of the bell: when each begins, in seconds, and how high it is, in hertz. */
const notes = [
  { at: 0, hertz: 880 },
  { at: 0.18, hertz: 1174.66 },
  { at: 0.36, hertz: 1760 },
] as const;
const fadesInSeconds = 0.9;
const loudness = 0.22;

/** Allowed audio starts within that, on a slow device too. */
const startMilliseconds = 3_000;
/** So long after a ring the device may sleep again. */
const audibleMilliseconds = 2_000;

/** Whether the browser lets this page be heard: until somebody has used the page, some do not. */
type SoundPermission = 'starting' | 'allowed' | 'blocked';

/** The bell of this tab. */
export interface OrderTone {
  /** Rings once; silently while the browser does not allow it. */
  ring(): void;
  permission(): SoundPermission;
  /** Asks to be heard; has an effect inside a press of a key or a button. */
  allow(): void;
  /** Hears when the permission changes. Returns what stops it. */
  onChange(listener: () => void): () => void;
}

/** Makes the bell: three notes that are played, not loaded. Between rings its audio is suspended. */
function createOrderTone(): OrderTone {
  const context = new AudioContext();
  const changed = new EventTarget();
  let permission: SoundPermission = 'starting';
  let silence: number | undefined;
  let ringing: Promise<void> | null = null;
  setTimeout(() => permission === 'starting' && become('blocked'), startMilliseconds);
  context.addEventListener('statechange', () => {
    if (context.state !== 'running') return;
    become('allowed');
    suspendSoon();
  });

  function become(next: SoundPermission): void {
    permission = next;
    changed.dispatchEvent(new Event('change'));
  }

  function suspendSoon(): void {
    window.clearTimeout(silence);
    silence = window.setTimeout(() => void context.suspend(), audibleMilliseconds);
  }

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
      if (permission !== 'allowed') return;
      // Where audio is interrupted, as by a call, what waits for it rings once.
      ringing ??= context.resume().then(() => {
        ringing = null;
        for (const { at, hertz } of notes) play(at, hertz);
        suspendSoon();
      });
    },
    permission: () => permission,
    allow: () => void context.resume(),
    onChange(listener) {
      changed.addEventListener('change', listener);
      return () => changed.removeEventListener('change', listener);
    },
  };
}

let shared: OrderTone | null = null;

/** The one bell of this tab. */
export function orderTone(): OrderTone {
  shared ??= createOrderTone();
  return shared;
}
