import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOrderTone, type OrderTone } from './order-tone.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Audio of a browser that starts it, refuses to, or lets it wait, as during a call. */
class TestAudio extends EventTarget {
  state: AudioContextState = 'suspended';
  answer: 'starts' | 'refuses' | 'waits' = 'starts';
  notes = 0;
  currentTime = 0;
  destination = {};

  async resume(): Promise<void> {
    if (this.answer === 'refuses') throw new DOMException('No.', 'InvalidStateError');
    if (this.answer === 'waits') await new Promise(() => undefined);
  }

  async suspend(): Promise<void> {}

  become(state: AudioContextState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }

  createGain() {
    const set = () => undefined;
    const gain = {
      setValueAtTime: set,
      linearRampToValueAtTime: set,
      exponentialRampToValueAtTime: set,
    };
    return { gain, connect: set };
  }

  createOscillator() {
    const start = () => {
      this.notes += 1;
    };
    const connect = <T>(next: T) => next;
    return { frequency: { value: 0 }, connect, start, stop: () => undefined };
  }
}

async function allowedTone(): Promise<{ audio: TestAudio; tone: OrderTone }> {
  const audio = new TestAudio();
  const tone = createOrderTone(audio as unknown as AudioContext);
  await vi.advanceTimersByTimeAsync(0);
  expect(tone.permission()).toBe('allowed');
  return { audio, tone };
}

it.each(['refuses', 'waits'] as const)(
  'asks to be allowed again where the audio was interrupted and %s',
  async (answer) => {
    const { audio, tone } = await allowedTone();
    audio.answer = answer;
    tone.ring();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(tone.permission()).toBe('blocked');

    audio.answer = 'starts';
    tone.allow();
    await vi.advanceTimersByTimeAsync(0);
    expect(tone.permission()).toBe('allowed');
    expect(audio.notes).toBe(0);
    tone.ring();
    await vi.advanceTimersByTimeAsync(0);
    expect(audio.notes).toBe(3);
  },
);

it('asks to be allowed again as soon as audio is interrupted, and no more when that is over', async () => {
  const { audio, tone } = await allowedTone();
  tone.ring();
  await vi.advanceTimersByTimeAsync(100);
  audio.become('interrupted');
  expect(tone.permission()).toBe('blocked');
  audio.become('suspended');
  await vi.advanceTimersByTimeAsync(0);
  expect(tone.permission()).toBe('allowed');
});

it('does not hear that a start was refused after which another went well', async () => {
  const { audio, tone } = await allowedTone();
  let refuse = (_reason: Error): void => undefined;
  audio.resume = () => new Promise((_resolve, reject) => (refuse = reject));
  tone.allow();
  audio.resume = async () => undefined;
  tone.ring();
  refuse(new DOMException('No.', 'InvalidStateError'));
  await vi.advanceTimersByTimeAsync(0);
  expect(tone.permission()).toBe('allowed');
  expect(audio.notes).toBe(3);
});

it('plays a whole ring that begins when the device was about to sleep', async () => {
  const { audio, tone } = await allowedTone();
  const suspended = vi.spyOn(audio, 'suspend');
  await vi.advanceTimersByTimeAsync(1_999);
  audio.resume = () => new Promise((resolve) => setTimeout(resolve, 10));
  tone.ring();
  await vi.advanceTimersByTimeAsync(500);
  expect(audio.notes).toBe(3);
  expect(suspended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(suspended).toHaveBeenCalledOnce();
});
