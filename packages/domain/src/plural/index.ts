export type { PluralForm } from './plural.ts';
