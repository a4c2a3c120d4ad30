import * as z from 'zod';
import { defineEndpoint } from '../contract/endpoints/endpoint.ts';
import { problem } from '../contract/problem.ts';

/** The process is up. */
export const getHealth = defineEndpoint({
  method: 'GET',
  path: '/healthz',
  summary: 'The process is up',
  access: 'anyone',
  openWhenDisabled: true,
  replies: { 200: z.object({ status: z.literal('ok') }) },
});

/** How a part is while orders are taken: `ok`, or what is wrong with it. */
export const partStates = ['ok', 'busy', 'away', 'trouble', 'low'] as const;
/** One of them. */
export type PartState = (typeof partStates)[number];

/**
 * Orders can be taken. `degraded` where some part does not do all it should; `UNAVAILABLE` names in its
 * `details` why none can be taken.
 */
export const getReadiness = defineEndpoint({
  method: 'GET',
  path: '/readyz',
  summary: 'Orders can be taken, and what does not work besides',
  access: 'anyone',
  openWhenDisabled: true,
  replies: {
    200: z.object({
      status: z.enum(['ok', 'degraded']),
      checks: z.record(z.string(), z.enum(partStates)),
    }),
    503: problem('UNAVAILABLE'),
  },
});

/** Counts and times of the process, for Prometheus: to callers on loopback or with METRICS_TOKEN. */
export const getMetrics = defineEndpoint({
  method: 'GET',
  path: '/metrics',
  summary: 'Counts and times of the process, in the Prometheus text format',
  access: 'anyone',
  openWhenDisabled: true,
  mediaType: 'text/plain; version=0.0.4; charset=utf-8',
  replies: { 200: z.string(), 403: problem('FORBIDDEN') },
});

/** The OpenAPI document of the calls declared here: of those for staff alone only where staff ask. */
export const getOpenApi = defineEndpoint({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This document',
  access: 'anyone',
  openWhenDisabled: true,
  cacheable: true,
  replies: { 200: z.record(z.string(), z.unknown()) },
});
