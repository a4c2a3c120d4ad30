/**
 * How the portal looks: tokens, components and patterns. Import `@portal/ui/styles.css` once,
 * before anything of your own.
 *
 * @packageDocumentation
 */
export { theme, screens, joinClasses } from './theme/index.ts';
export {
  russianUiTexts,
  englishUiTexts,
  type UiTexts,
  UiTextsProvider,
  useUiTexts,
  type UiTextsProviderProps,
} from './texts/index.ts';
// Like beside like: their styles repeat each other, which zips better side by side.
export {
  Landscape,
  type LandscapeProps,
  ProductPicture,
  type ProductMotif,
  type ProductPictureProps,
  Sprig,
} from './components/illustration/index.ts';
export { Photograph, type PhotographProps } from './components/photograph/index.ts';
export {
  Button,
  type ButtonProps,
  type ButtonStyleProps,
  type ButtonSize,
  type ButtonVariant,
} from './components/button/index.ts';
export { IconButton, type IconButtonProps } from './components/icon-button/index.ts';
export {
  Link,
  type LinkProps,
  LinkButton,
  type LinkButtonProps,
  LinkProvider,
  useLinkComponent,
  type LinkComponent,
  type LinkProviderProps,
} from './components/link/index.ts';
export {
  Badge,
  type BadgeProps,
  type BadgeTone,
  StatusBadge,
  type StatusBadgeProps,
} from './components/badge/index.ts';
export { Price, type PriceLocale, type PriceProps } from './components/price/index.ts';
export { Avatar, type AvatarProps } from './components/avatar/index.ts';
export { Skeleton, type SkeletonProps } from './components/skeleton/index.ts';
export { LoadingBar, type LoadingBarProps } from './components/loading-bar/index.ts';
export {
  RouteAnnouncer,
  type RouteAnnouncerProps,
  usePageAnnouncement,
} from './components/route-announcer/index.ts';
export {
  Field,
  type FieldControlProps,
  type FieldProps,
  type FieldTexts,
} from './components/field/index.ts';
export { TextField, type TextFieldProps } from './components/text-field/index.ts';
export { Select, type SelectOption, type SelectProps } from './components/select/index.ts';
export { SearchField, type SearchFieldProps } from './components/search-field/index.ts';
export { TextArea, type TextAreaProps } from './components/text-area/index.ts';
export { CodeField, type CodeFieldProps } from './components/code-field/index.ts';
export { Checkbox, type CheckboxProps } from './components/checkbox/index.ts';
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from './components/radio-group/index.ts';
export { Switch, type SwitchProps } from './components/switch/index.ts';
export { NumberStepper, type NumberStepperProps } from './components/number-stepper/index.ts';
export { Rating, type RatingProps } from './components/rating/index.ts';
export { Modal, type ModalProps, type ModalCloseReason } from './components/modal/index.ts';
export {
  Drawer,
  type DrawerProps,
  BottomSheet,
  type BottomSheetProps,
} from './components/drawer/index.ts';
export { Menu, type MenuEntry, type MenuProps } from './components/menu/index.ts';
export { Tooltip, type TooltipProps } from './components/tooltip/index.ts';
export {
  ToastProvider,
  useToaster,
  type ToastProviderProps,
  createToaster,
  type SentToast,
  type ToastMessage,
  type Toaster,
  type ToastTone,
} from './components/toast/index.ts';
export { Card, type CardProps } from './components/card/index.ts';
export { ProductCard, type ProductCardProps } from './components/product-card/index.ts';
export { CartBar, type CartBarProps } from './components/cart-bar/index.ts';
export { Facts, type FactsProps } from './components/facts/index.ts';
export { Stat, type StatProps } from './components/stat/index.ts';
export {
  Table,
  type TableProps,
  type TableColumn,
  type TableSort,
} from './components/table/index.ts';
export { Chart, type ChartPoint, type ChartProps } from './components/chart/index.ts';
export {
  Timeline,
  type TimelineProps,
  type TimelineState,
  type TimelineStep,
} from './components/timeline/index.ts';
export {
  Calendar,
  type CalendarProps,
  type CalendarMark,
  type IsoDay,
  type IsoMonth,
} from './components/calendar/index.ts';
export {
  Sidebar,
  type SidebarProps,
  useRememberedCollapse,
  type SidebarEntry,
} from './components/sidebar/index.ts';
export {
  BottomTabs,
  type BottomTab,
  type BottomTabsProps,
} from './components/bottom-tabs/index.ts';
export { Tabs, type TabItem, type TabsProps } from './components/tabs/index.ts';
export {
  Accordion,
  type AccordionItem,
  type AccordionProps,
} from './components/accordion/index.ts';
export { Pagination, type PaginationProps } from './components/pagination/index.ts';
export { PageHeader, type PageHeaderProps } from './components/page-header/index.ts';
export {
  GuestFooter,
  type FooterContact,
  type FooterSocial,
  type GuestFooterProps,
} from './components/guest-footer/index.ts';
export {
  type ChatMessage,
  type ChatPicture,
  ChatThread,
  type ChatThreadProps,
} from './components/chat-thread/index.ts';
export { EmptyState, type EmptyStateProps } from './components/empty-state/index.ts';
export { ErrorScreen, type ErrorScreenProps } from './components/error-screen/index.ts';
export {
  MaintenanceScreen,
  type MaintenanceScreenProps,
} from './components/maintenance-screen/index.ts';
export { WelcomeScreen, type WelcomeScreenProps } from './components/welcome-screen/index.ts';
