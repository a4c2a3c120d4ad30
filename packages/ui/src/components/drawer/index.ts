export { Drawer, type DrawerProps } from './drawer.tsx';
export { BottomSheet, type BottomSheetProps } from './bottom-sheet.tsx';
