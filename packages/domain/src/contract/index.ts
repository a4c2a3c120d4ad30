export { oneLine } from './fields/clean-text.ts';
export {
  staffRoles,
  type StaffRole,
  type Role,
  type Scope,
  type Access,
  forStaff,
} from './endpoints/access.ts';
export {
  type Method,
  type Upload,
  type Endpoint,
  bytesSchema,
  type StatusOf,
  type ReplyOf,
  type AnswerOf,
  type RefusalOf,
  type RequestOf,
  type ParsedRequestOf,
  defineEndpoint,
} from './endpoints/endpoint.ts';
export { type PageMeta, list } from './envelope.ts';
export {
  type EventAudience,
  type LiveEvent,
  type PayloadOf,
  defineEvent,
  type ClientMessage,
} from './endpoints/event.ts';
export {
  idInPathSchema,
  staffIdMaxLength,
  staffIdSchema,
  text,
  linkMaxLength,
} from './fields/fields.ts';
export { type IssueKey } from './fields/issue.ts';
export { isKnown } from './is-known.ts';
export { type ProblemCode } from './problem-codes.ts';
export {
  type ProblemDetail,
  type ProblemBody,
  type ProblemSchema,
  type ProblemWithSchema,
  problem,
  anyProblemSchema,
} from './problem.ts';
export { readRows, type OnOddRow } from './rows.ts';
export { sortPriorityMax } from './fields/sort-priority.ts';
