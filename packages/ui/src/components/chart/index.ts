export { Chart, type ChartPoint, type ChartProps } from './chart.tsx';
