/** `yyyy-MM-dd HH:mm:ss.fff`, no zone. @source protocols/iiko.md, section 1 */
export function iikoTime(moment: Date): string {
  return moment.toISOString().replace('T', ' ').replace('Z', '');
}

/** The hotel's local time, as the terminals keep it. */
const terminalOffsetMilliseconds = 3 * 60 * 60 * 1000;

export function momentOfTerminalTime(text: string): Date {
  return new Date(Date.parse(`${text.replace(' ', 'T')}Z`) - terminalOffsetMilliseconds);
}
