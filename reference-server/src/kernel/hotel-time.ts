const forms = {
  // Swedes write days and times in this very form.
  file: ['sv-SE', { dateStyle: 'short', timeStyle: 'medium' }],
  message: ['ru', { dateStyle: 'short', timeStyle: 'short' }],
} as const satisfies Record<string, [locale: string, Intl.DateTimeFormatOptions]>;

/**
 * Writes moments as the hotel's clocks show them: `2026-11-25 19:35:46` in files, «25.11.2026, 19:35» in
 * messages. To be made once for a file: a formatter costs more than a row.
 */
export function hotelTimes(timeZone: string, form: keyof typeof forms): (moment: Date) => string {
  const [locale, options] = forms[form];
  return new Intl.DateTimeFormat(locale, { timeZone, ...options }).format;
}
