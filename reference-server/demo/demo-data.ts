import type { feeTypes, storeKinds } from '@portal/domain/catalogue';

/** A product of the demo hotel. */
export interface DemoProduct {
  /** Names its picture, `pictures/products/<slug>.svg`. */
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** What is in it and how much, short. */
  readonly memo: string;
  /** What a guest must know before buying: allergens, age, fire. */
  readonly warning?: string;
  /** Whole kopecks; `null` is a price that staff name. */
  readonly priceKopecks: number | null;
  /** False: shown, and not to be ordered now. */
  readonly forSale?: false;
}

/** A store of the demo hotel and what it sells. */
export interface DemoStore {
  /** Names its picture, `pictures/stores/<slug>.svg`. */
  readonly slug: string;
  readonly title: string;
  readonly shortDescription: string;
  readonly description: string;
  readonly tag: string;
  readonly category: string;
  readonly kind: (typeof storeKinds)[number];
  readonly previewSize: 'small' | 'medium' | 'large';
  /** Absent: nothing is added to the order. */
  readonly fee?: {
    readonly name: string;
    readonly description: string;
    readonly type: (typeof feeTypes)[number];
    /** Kopecks for `fix`, hundredths of a percent for `percent`. */
    readonly valueHundredths: number;
  };
  /** Its address under `/api/store/custom/`, for a store with a page of its own. */
  readonly customId?: string;
  readonly products: readonly DemoProduct[];
}
