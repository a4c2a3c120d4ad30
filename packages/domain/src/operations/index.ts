export {
  getHealth,
  type PartState,
  getReadiness,
  getMetrics,
  getOpenApi,
} from './operations-endpoints.ts';
