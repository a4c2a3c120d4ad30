export {
  Timeline,
  type TimelineProps,
  type TimelineState,
  type TimelineStep,
} from './timeline.tsx';
