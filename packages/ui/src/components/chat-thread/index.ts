export { type ChatMessage, type ChatPicture } from './chat-bubble.tsx';
export { ChatThread, type ChatThreadProps } from './chat-thread.tsx';
