import { Drawer, type DrawerProps } from './drawer.tsx';

export type BottomSheetProps = Omit<DrawerProps, 'side'>;

/** A sheet that rises from the foot of a phone's screen, and a window on anything wider. */
export function BottomSheet(props: BottomSheetProps) {
  return <Drawer data-component="BottomSheet" side="bottom" {...props} />;
}
