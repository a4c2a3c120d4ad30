export { oneLine } from './clean-text.ts';
export {
  staffRoles,
  type StaffRole,
  type Role,
  type Scope,
  type Access,
  forStaff,
} from './access.ts';
export { csvMediaType, csvSchema } from './csv.ts';
export {
  type Method,
  type RateLimit,
  type Upload,
  maxCallSeconds,
  type Endpoint,
  bytesSchema,
  noContent,
  type StatusOf,
  type ReplyOf,
  type AnswerOf,
  type RefusalOf,
  type RequestOf,
  type ParsedRequestOf,
  defineEndpoint,
} from './endpoint.ts';
export { endpoints } from './endpoints.ts';
export { type PageMeta, answerMaxBytes, list } from './envelope.ts';
export {
  type EventAudience,
  type LiveEvent,
  type PayloadOf,
  defineEvent,
  type ClientMessage,
} from './event.ts';
export { idInPathSchema, staffIdMaxLength, staffIdSchema, text, linkMaxLength } from './fields.ts';
export { type IssueKey } from './issue.ts';
export { isKnown } from './known-word.ts';
export { type OpenApiInfo, openApiDocument } from './openapi.ts';
export { problemFacts, type ProblemCode, type ProblemStatus } from './problem-codes.ts';
export {
  type ProblemDetail,
  type ProblemBody,
  type ProblemSchema,
  type ProblemWithSchema,
  problem,
  anyProblemSchema,
} from './problem.ts';
export { nameOfRow, readRows, type OnOddRow } from './rows.ts';
export { sortPriorityMax } from './sort-priority.ts';
