/** A moment as people at the hotel read it: «20.11.2026, 14:05». */
export function hotelTime(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('ru', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(moment);
}
