import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { componentFacts, componentUse } from './component-facts.ts';
import { folderTitled } from './documented-folders.ts';

/** The page of a component: its own facts are read from its code, the rest from its `.docs.ts`. */
export function ComponentPage() {
  const { story } = useOf('story', ['story']);
  const documented = folderTitled(story.title);
  return (
    <>
      <Title />
      <Description of="meta" />
      {documented && <Markdown>{componentUse(documented)}</Markdown>}
      <Primary />
      <Controls />
      {documented && <Markdown>{componentFacts(documented)}</Markdown>}
      <Stories includePrimary={false} />
    </>
  );
}
