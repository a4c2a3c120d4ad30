import { consoleLockRules } from '@portal/domain';

let lastUsedAt = Date.now();

/** Notes that somebody uses the page, by keys, pointer or touch. */
export function watchAttendance(): void {
  const note = () => {
    lastUsedAt = Date.now();
  };
  for (const use of ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'] as const) {
    window.addEventListener(use, note, { capture: true, passive: true });
  }
}

/** Whether nobody has used the page for so long that nobody can have asked for what it does. */
export function isUnattended(): boolean {
  return Date.now() - lastUsedAt >= consoleLockRules.unattendedSeconds * 1000;
}
