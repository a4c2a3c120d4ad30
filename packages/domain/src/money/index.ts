export {
  unknownPriceRoubles,
  type MoneyLocale,
  isKopecks,
  isRoubles,
  kopecksFromRoubles,
  roublesFromKopecks,
  priceFromWire,
  priceToWire,
  decimalFromKopecks,
  sumKopecks,
  multiplyKopecks,
  formatMoney,
} from './money.ts';
