export { BottomTabs, type BottomTab, type BottomTabsProps } from './bottom-tabs.tsx';
