import { parseSync } from 'vite';

/** A node of a script's tree, as much of it as is looked at here. */
export interface ScriptNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** A stretch of a script, and what stands there instead. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The tree of a module. Throws where the script does not parse. */
export function treeOf(script: string): ScriptNode {
  const { program, errors } = parseSync('module.mjs', script);
  const [error] = errors;
  if (error) throw new Error(`the script does not parse: ${error.message}`);
  return program as unknown as ScriptNode;
}

/** The nodes right below one. */
export function childrenOf(node: ScriptNode): ScriptNode[] {
  return Object.values(node).flat().filter(isNode);
}

/** Visits a node and all below it, the outer ones first; not what is below one for which `visit` says false. */
export function walk(node: ScriptNode, visit: (node: ScriptNode) => boolean | void): void {
  if (visit(node) === false) return;
  for (const child of childrenOf(node)) walk(child, visit);
}

/** The name after the dot, where a node is `something.name`. */
export function memberName(node: unknown): string | null {
  if (!isNode(node) || node.type !== 'MemberExpression' || node['computed'] === true) return null;
  return nameOf(node['property']);
}

/** What an identifier is called; null for all else. */
export function nameOf(node: unknown): string | null {
  return isNode(node) && node.type === 'Identifier' ? String(node['name']) : null;
}

/** A script with its edits made; none may lie within another. */
export function edited(script: string, edits: readonly Edit[]): string {
  let text = script;
  for (const { start, end, text: instead } of edits.toSorted((a, b) => b.start - a.start)) {
    text = text.slice(0, start) + instead + text.slice(end);
  }
  return text;
}

function isNode(value: unknown): value is ScriptNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
