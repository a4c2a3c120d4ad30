/** `129000` as `1 290 ₽`, `129050` as `1 290,50 ₽`. */
export function formatKopecks(kopecks: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'RUB',
    minimumFractionDigits: kopecks % 100 === 0 ? 0 : 2,
  }).format(kopecks / 100);
}
