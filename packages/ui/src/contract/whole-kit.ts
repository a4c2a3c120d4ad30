export * from '../index.ts';
export * from '../portal/index.ts';
