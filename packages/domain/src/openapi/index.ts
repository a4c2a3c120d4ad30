/**
 * The whole contract at once: its document as OpenAPI 3.1, and its endpoints as a list.
 *
 * @packageDocumentation
 */
export { endpoints } from './endpoints.ts';
export { type OpenApiInfo, openApiDocument } from './openapi.ts';
