/**
 * Networks from which YooKassa sends its notifications.
 * @source protocols/yookassa.md, section 6
 */
export const yookassaNetworks = [
  '185.71.76.0/27',
  '185.71.77.0/27',
  '77.75.153.0/25',
  '77.75.154.128/25',
  '77.75.156.11',
  '77.75.156.35',
  '2a02:5180::/32',
] as const;
