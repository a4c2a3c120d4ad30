import { onTestFinished } from 'vitest';

/** A screen whose visible part a phone's keyboard takes from; put back when the test ends. */
export function emulatePhoneKeyboard(): { open: (visibleHeight: number) => void } {
  const original = Object.getOwnPropertyDescriptor(window, 'visualViewport');
  const visible = Object.assign(new EventTarget(), {
    scale: 1,
    offsetTop: 0,
    height: window.innerHeight,
  });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: visible });
  onTestFinished(() => {
    if (original) Object.defineProperty(window, 'visualViewport', original);
  });
  return {
    open(visibleHeight) {
      visible.height = visibleHeight;
      visible.dispatchEvent(new Event('resize'));
    },
  };
}
