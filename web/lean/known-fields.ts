import { edited, memberName, treeOf, walk, type Edit, type ScriptNode } from './script-tree';

/** What is known of a script before it runs. */
export interface Known {
  /** Fields that have one value throughout, as it is written in a script. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Methods whose calls do nothing for anybody. */
  readonly idle?: readonly string[];
  /** Cases of switches that never come. */
  readonly cases?: readonly string[];
}

/** Puts into a module what is known of it, so that what depends on anything else can be told to be dead. */
export function withKnown(script: string, known: Known): string {
  const fields = new Map(Object.entries(known.fields ?? {}));
  const edits: Edit[] = [];
  walk(treeOf(script), (node) => {
    const text = insteadOf(node, fields, known);
    if (text === null) return true;
    edits.push({ start: node.start, end: node.end, text });
    return false;
  });
  return edited(script, edits);
}

function insteadOf(
  node: ScriptNode,
  fields: ReadonlyMap<string, string>,
  { idle = [], cases = [] }: Known,
): string | null {
  if (node.type === 'ExpressionStatement') {
    const said = node['expression'] as ScriptNode;
    const called = said.type === 'CallExpression' ? memberName(said['callee']) : null;
    const set = said.type === 'AssignmentExpression' ? memberName(said['left']) : null;
    const isIdle = called !== null && idle.includes(called);
    return isIdle || (set !== null && fields.has(set)) ? ';' : null;
  }
  if (node.type === 'SwitchCase') {
    const value = (node['test'] as ScriptNode | null)?.['value'];
    return typeof value === 'string' && cases.includes(value) ? '' : null;
  }
  const value = fields.get(memberName(node) ?? '');
  return value === undefined ? null : `(${value})`;
}
