import { composeStories } from '@storybook/react-vite';
import { Frame } from '../storybook/frame.tsx';
import * as badges from '../src/components/badge/badge.stories.tsx';
import * as buttons from '../src/components/button/button.stories.tsx';
import * as chats from '../src/components/chat-thread/chat-thread.stories.tsx';
import * as checkboxes from '../src/components/checkbox/checkbox.stories.tsx';
import * as codes from '../src/components/code-field/code-field.stories.tsx';
import * as maintenance from '../src/components/maintenance-screen/maintenance-screen.stories.tsx';
import * as modals from '../src/components/modal/modal.stories.tsx';
import * as phones from '../src/components/phone-field/phone-field.stories.tsx';
import * as products from '../src/components/product-card/product-card.stories.tsx';
import * as radios from '../src/components/radio-group/radio-group.stories.tsx';
import * as selects from '../src/components/select/select.stories.tsx';
import * as sidebars from '../src/components/sidebar/sidebar.stories.tsx';
import * as switches from '../src/components/switch/switch.stories.tsx';
import * as tables from '../src/components/table/table.stories.tsx';
import * as texts from '../src/components/text-field/text-field.stories.tsx';
import * as orders from '../src/patterns/order-card/order-card.stories.tsx';
import { compareScreenshots } from './compare-screenshots.tsx';

const button = composeStories(buttons);
const badge = composeStories(badges);
const text = composeStories(texts);
const select = composeStories(selects);
const phone = composeStories(phones);
const code = composeStories(codes);
const checkbox = composeStories(checkboxes);
const switchOf = composeStories(switches);
const radio = composeStories(radios);
const product = composeStories(products);
const order = composeStories(orders);
const chat = composeStories(chats);
const table = composeStories(tables);
const sidebar = composeStories(sidebars);
const modal = composeStories(modals);
const Maintenance = composeStories(maintenance).Playground;

compareScreenshots([
  {
    name: 'buttons',
    screens: ['card'],
    story: (
      <Frame>
        <button.Variants />
        <button.Sizes />
        <button.WithIcon />
        <button.Disabled />
      </Frame>
    ),
  },
  {
    name: 'badges',
    screens: ['card'],
    story: (
      <Frame>
        <badge.Tones />
        <badge.OrderStatuses />
        <badge.TicketStatuses />
      </Frame>
    ),
  },
  {
    name: 'fields',
    screens: ['phone'],
    story: (
      <Frame>
        <text.WithHint />
        <text.Invalid />
        <select.Chosen />
        <phone.Filled />
        <code.HalfWay />
        <text.Disabled />
      </Frame>
    ),
  },
  {
    name: 'choices',
    screens: ['phone'],
    story: (
      <Frame>
        <radio.Playground />
        <radio.NothingChosen />
        <checkbox.Checked />
        <switchOf.On />
      </Frame>
    ),
  },
  { name: 'product-cards', screens: ['phone', 'desktop'], story: <product.Grid /> },
  { name: 'order-card', screens: ['phone'], story: <order.Playground /> },
  { name: 'chat', screens: ['card'], story: <chat.Playground /> },
  { name: 'table', screens: ['phone', 'desktop'], story: <table.Playground /> },
  { name: 'sidebar', screens: ['desktop'], isPage: true, story: <sidebar.Playground /> },
  {
    name: 'sidebar-rail',
    screens: ['desktop', 'phone'],
    isPage: true,
    story: <sidebar.Collapsed />,
  },
  { name: 'modal', screens: ['phone', 'desktop'], story: <modal.Playground /> },
  {
    name: 'maintenance',
    screens: ['phone', 'desktop'],
    isPage: true,
    story: <Maintenance />,
  },
]);
