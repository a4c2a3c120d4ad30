/** The Russian words of a price, apart: a price alone does not bring all the others. */
export const russianPriceTexts = { locale: 'ru', priceFrom: 'от' } as const;
