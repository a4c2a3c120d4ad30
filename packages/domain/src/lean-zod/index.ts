export {
  leanZod,
  leanZodForEsbuild,
  type LeanZodEsbuildPlugin,
  type LeanZodPlugin,
} from './lean-zod.ts';
