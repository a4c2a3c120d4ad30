export { Drawer, type DrawerProps, BottomSheet, type BottomSheetProps } from './drawer.tsx';
