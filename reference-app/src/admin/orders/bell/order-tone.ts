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

/**
 * Whether the browser lets this page be heard: until somebody has used the page, some do not, and during a
 * call on the device none does.
 */
type SoundPermission = 'starting' | 'allowed' | 'blocked';

/** The bell of this tab. */
export interface OrderTone {
  /**
   * Rings once, and not at all where the browser does not allow it soon; inside a press of a key or a button
   * it does.
   */
  ring(): void;
  permission(): SoundPermission;
  /** Asks to be heard; has an effect inside a press of a key or a button. */
  allow(): void;
  /** Hears when the permission changes. Returns what stops it. */
  onChange(listener: () => void): () => void;
}

/** Makes the bell: three notes that are played, not loaded. Between rings its audio is suspended. */
export function createOrderTone(context: AudioContext): OrderTone {
  const changed = new EventTarget();
  let permission: SoundPermission = 'starting';
  let isRinging = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let starts = 0;

  function become(next: SoundPermission): void {
    permission = next;
    changed.dispatchEvent(new Event('change'));
  }

  function block(): void {
    clearTimeout(timer);
    isRinging = false;
    become('blocked');
  }

  function start(): void {
    starts += 1;
    const which = starts;
    clearTimeout(timer);
    timer = setTimeout(block, startMilliseconds);
    // Late is allowed too, as after a call. Refused late says nothing of a start that came after it.
    context.resume().then(onStarted, () => which === starts && block());
  }

  function onStarted(): void {
    become('allowed');
    if (isRinging) for (const { at, hertz } of notes) play(at, hertz);
    isRinging = false;
    clearTimeout(timer);
    timer = setTimeout(() => void context.suspend(), audibleMilliseconds);
  }

  function play(at: number, hertz: number): void {
    const begins = context.currentTime + at;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0, begins);
    volume.gain.linearRampToValueAtTime(loudness, begins + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, begins + fadesInSeconds);
    const note = context.createOscillator();
    note.frequency.value = hertz;
    note.connect(volume).connect(context.destination);
    note.start(begins);
    note.stop(begins + fadesInSeconds);
  }

  context.addEventListener('statechange', () => {
    if (context.state === 'interrupted') block();
    else if (permission === 'blocked') start();
  });
  start();
  return {
    ring() {
      isRinging = true;
      start();
    },
    permission: () => permission,
    allow: start,
    onChange(listener) {
      changed.addEventListener('change', listener);
      return () => changed.removeEventListener('change', listener);
    },
  };
}

let shared: OrderTone | null = null;

/** The one bell of this tab. */
export function orderTone(): OrderTone {
  shared ??= createOrderTone(new AudioContext());
  return shared;
}
