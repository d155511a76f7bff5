/** Reads every import of the product with dependency-cruiser and says which break a rule. */
import { cruise, type IForbiddenRuleType, type IModule, type IViolation } from 'dependency-cruiser';
import { root } from '../../scripts/lib/root.ts';

export type ImportGraph = { modules: IModule[]; violations: IViolation[] };

/**
 * Type-only imports count like all others. swc parses the files: the compiler we use (TypeScript 7) has no API that
 * dependency-cruiser could call.
 */
export async function readImports(folders: string[], forbidden: IForbiddenRuleType[] = []): Promise<ImportGraph> {
  const { output } = await cruise(
    folders,
    {
      baseDir: root,
      parser: 'swc',
      tsPreCompilationDeps: true,
      validate: true,
      ruleSet: { forbidden },
      doNotFollow: { path: '^node_modules/|/generated/' },
      exclude: { path: '\\.test\\.tsx?$|\\.css$' },
    },
    // `types` finds packages that contain only types.
    { extensions: ['.ts', '.tsx', '.js'], conditionNames: ['import', 'types', 'node'], exportsFields: ['exports'] },
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser returned text instead of its findings');
  return {
    modules: output.modules.filter(({ source }) => folders.some((one) => source.startsWith(`${one}/`))),
    violations: output.summary.violations,
  };
}
