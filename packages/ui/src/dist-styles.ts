import './styles.css.ts';
export * from './index.ts';
export * from './portal/index.ts';
export * from './components/toast/toast-region.tsx';
