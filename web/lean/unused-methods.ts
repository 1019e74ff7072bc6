import {
  childrenOf,
  edited,
  memberName,
  nameOf,
  treeOf,
  walk,
  type ScriptNode,
} from './script-tree';

/**
 * A module without the methods that nobody calls. A method counts as called when anything that runs names it, as a
 * member, a key or a whole string; `called` are those that others call. Names alone decide: a method stays when another
 * class has one of the same name that is called.
 */
export function withoutUnused(script: string, called: readonly string[]): string {
  const tree = treeOf(script);
  const methods: ScriptNode[] = [];
  walk(tree, (node) => {
    if (methodName(node) !== null) methods.push(node);
  });
  const names = new Set(methods.map((node) => methodName(node) ?? ''));
  const live = reached(namesIn(tree, names), [...called, AT_ONCE]);
  const dead = methods.filter((node) => !live.has(methodName(node) ?? ''));
  return edited(
    script,
    dead.map(({ start, end }) => ({ start, end, text: '' })),
  );
}

/** Stands for what runs without being a method of anybody's, such as constructors. */
const AT_ONCE = '';

function methodName(node: ScriptNode): string | null {
  if (node.type !== 'MethodDefinition' || node['computed'] === true) return null;
  return node['kind'] === 'constructor' ? null : nameOf(node['key']);
}

/** Which methods each method names. */
function namesIn(tree: ScriptNode, methods: ReadonlySet<string>): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>();
  const look = (node: ScriptNode, inside: string) => {
    const own = methodName(node);
    const name = own === null ? namedBy(node) : null;
    if (name !== null && methods.has(name)) {
      named.set(inside, (named.get(inside) ?? new Set()).add(name));
    }
    for (const child of childrenOf(node)) look(child, own ?? inside);
  };
  look(tree, AT_ONCE);
  return named;
}

function namedBy(node: ScriptNode): string | null {
  if (node.type === 'Property') return nameOf(node['key']);
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  return memberName(node);
}

function reached(
  named: ReadonlyMap<string, ReadonlySet<string>>,
  from: readonly string[],
): Set<string> {
  const live = new Set(from);
  for (const name of live) {
    for (const each of named.get(name) ?? []) live.add(each);
  }
  return live;
}
