export {
  fetchDeadLetters,
  resendDeadLetters,
  discardDeadLetters,
} from './dead-letter-endpoints.ts';
export {
  deadLetterChannels,
  type DeadLetterChannel,
  type DeadLetterAttributes,
  type DeadLetter,
} from './dead-letter-schema.ts';
