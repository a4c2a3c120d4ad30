import type { ESTree, Plugin } from 'vite';

const jsonSchema = /[\\/]zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/;
const englishWords = /[\\/]zod[\\/]v4[\\/]locales[\\/]en\.js$/;
const leftOut = `function leftOut() { throw new Error('The app is built without this part of zod.'); }`;

/**
 * Leaves out of the app what zod brings along with every schema and only a server needs: writing schemas
 * as JSON Schema, and English words for what is wrong (pages have words of their own).
 */
export function leanZod(): Plugin {
  return {
    name: 'lean-zod',
    apply: 'build',
    transform: {
      filter: { id: [jsonSchema, englishWords] },
      handler(code, id) {
        if (englishWords.test(id)) return { code: 'export default () => ({});', map: null };
        let rest = code;
        for (const node of this.parse(code).body.toReversed()) {
          const names = node.type === 'ExportNamedDeclaration' ? namesOf(node.declaration) : [];
          if (names.length === 0) continue;
          const instead = names.map((name) => `export const ${name} = leftOut;`).join('\n');
          rest = rest.slice(0, node.start) + instead + rest.slice(node.end);
        }
        return { code: `${rest}\n${leftOut}`, map: null };
      },
    },
  };
}

function namesOf(declaration: ESTree.Declaration | null): string[] {
  if (declaration?.type === 'FunctionDeclaration')
    return declaration.id ? [declaration.id.name] : [];
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}
