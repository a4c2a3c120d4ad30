import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { Row } from '../../../storybook/frame.tsx';
import { Link } from './link.tsx';
import { LinkButton } from './link-button.tsx';

const meta = {
  title: 'Components/Link',
  component: Link,
  subcomponents: { LinkButton },
  args: { href: '#menu', children: 'Меню ресторана' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const InText: Story = {
  render: () => (
    <p style={{ maxInlineSize: '46ch' }}>
      Завтрак накрывают с восьми до одиннадцати. Если хочется поспать подольше, закажите его{' '}
      <Link href="#menu">в номер</Link>: кухня принимает <Link href="#orders">заказы</Link>{' '}
      круглосуточно.
    </p>
  ),
};

export const AsButtons: Story = {
  render: () => (
    <Row>
      <LinkButton href="#menu" icon={<ArrowRight size="1em" aria-hidden="true" />}>
        В ресторан
      </LinkButton>
      <LinkButton href="#orders" variant="secondary">
        Мои заказы
      </LinkButton>
      <LinkButton href="#help" variant="quiet" size="small">
        Помощь
      </LinkButton>
    </Row>
  ),
};
