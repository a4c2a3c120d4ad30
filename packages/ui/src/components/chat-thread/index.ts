export { ChatThread, type ChatMessage, type ChatThreadProps } from './chat-thread.tsx';
