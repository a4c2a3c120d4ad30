import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { componentMetadata, componentUse } from './component-metadata.ts';
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
      {documented && <Markdown>{componentMetadata(documented)}</Markdown>}
      <Stories includePrimary={false} />
    </>
  );
}
