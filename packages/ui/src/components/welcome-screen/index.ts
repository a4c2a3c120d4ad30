export { WelcomeScreen, type WelcomeScreenProps } from './welcome-screen.tsx';
export { welcomeTiming } from './welcome-timing.ts';
