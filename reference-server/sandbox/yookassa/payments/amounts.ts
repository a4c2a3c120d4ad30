export interface WireAmount {
  value: string;
  currency: 'RUB';
}

export function amountOf(kopecks: number): WireAmount {
  return { value: (kopecks / 100).toFixed(2), currency: 'RUB' };
}

export function kopecksOf(amount: WireAmount): number {
  return Math.round(Number(amount.value) * 100);
}
