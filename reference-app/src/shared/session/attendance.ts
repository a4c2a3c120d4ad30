import { consoleLockRules } from '@portal/domain/sign-in';

let lastUsed = moment();

/** By the clock, which goes on in sleep, and by the page's own time, which goes on when the clock is set back. */
function moment(): { clock: number; page: number } {
  return { clock: Date.now(), page: performance.now() };
}

/** Notes that somebody uses the page, by keys, pointer or touch. */
export function watchAttendance(): void {
  const note = () => {
    lastUsed = moment();
  };
  for (const use of ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'] as const) {
    window.addEventListener(use, note, { capture: true, passive: true });
  }
}

/** Whether nobody has used the page for so long that nobody can have asked for what it does. */
export function isUnattended(): boolean {
  const { clock, page } = moment();
  const passed = Math.max(clock - lastUsed.clock, page - lastUsed.page);
  return passed >= consoleLockRules.unattendedSeconds * 1000;
}
