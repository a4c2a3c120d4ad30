export { default } from '../packages/ui/storybook/main.ts';
