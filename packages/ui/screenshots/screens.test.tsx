import { composeStories } from '@storybook/react-vite';
import * as maintenance from '../src/components/maintenance-screen/maintenance-screen.stories.tsx';
import * as checkouts from '../storybook/screens/checkout.stories.tsx';
import * as homes from '../storybook/screens/guest-home.stories.tsx';
import * as boards from '../storybook/screens/order-board.stories.tsx';
import * as stores from '../storybook/screens/store.stories.tsx';
import { keepLooks } from './looks.tsx';

const both = ['phone', 'desktop'] as const;
const Home = composeStories(homes).Screen;
const Store = composeStories(stores).Screen;
const Checkout = composeStories(checkouts).Screen;
const Board = composeStories(boards).Screen;
const Maintenance = composeStories(maintenance).Playground;

keepLooks([
  { name: 'guest-home', screens: both, isPage: true, story: <Home /> },
  { name: 'store', screens: both, isPage: true, story: <Store /> },
  { name: 'checkout', screens: both, isPage: true, story: <Checkout /> },
  { name: 'order-board', screens: both, isPage: true, story: <Board /> },
  { name: 'maintenance', screens: both, isPage: true, story: <Maintenance /> },
]);
