import { expect, test } from 'vitest';
import { withKnown } from './known-fields';
import { withoutUnused } from './unused-methods';

test.each([
  ['a field that is read', 'if (this._map) a();', 'if ((!1)) a();'],
  ['a field of whatever object', 'self.client._map ? 1 : 2;', '(!1) ? 1 : 2;'],
  ['a field that is set', 'this._map = true;', ';'],
  ['a field by a computed name', "this['_map'];", "this['_map'];"],
  ['a field that only begins alike', 'this._mapped;', 'this._mapped;'],
  ['a call that does nothing', 'this._debug("a", b());', ';'],
  ['a call that says something', 'this._say("a");', 'this._say("a");'],
  [
    'a case that never comes',
    'switch (a) {case "sockjs": b();case "sse": c();}',
    'switch (a) {case "sse": c();}',
  ],
])('what is known is put in: %s', (_what, before, after) => {
  const known = { fields: { _map: '!1' }, idle: ['_debug'], cases: ['sockjs'] };
  expect(withKnown(before, known)).toBe(after);
});

test.each([
  ['called from outside', 'class A { go() {} }', ['go'], 'class A { go() {} }'],
  ['called by nobody', 'class A { go() {} stop() {} }', ['go'], 'class A { go() {}  }'],
  ['called by one that is called', 'class A { go() { this.b(); } b() {} }', ['go'], null],
  ['called by a constructor', 'class A { constructor() { this.b(); } b() {} }', [], null],
  ['called by what runs at once', 'class A { b() {} } new A().b();', [], null],
  ['named in a text', 'class A { b() {} } call("b");', [], null],
  ['named by a key', 'class A { b() {} } f({ b: 1 });', [], null],
  ['of two classes, one of them called', 'class A { b() {} } class B { b() {} } a.b();', [], null],
  ['calling only itself', 'class A { b() { this.b(); } }', [], 'class A {  }'],
  [
    'calling each other alone',
    'class A { b() { this.c(); } c() { this.b(); } }',
    [],
    'class A {   }',
  ],
  ['computed', 'class A { [Symbol.iterator]() {} }', [], null],
])('a method stays where it may be called: %s', (_what, before, called, after) => {
  expect(withoutUnused(before, called)).toBe(after ?? before);
});

test('a script that does not parse is an error', () => {
  expect(() => withKnown('class {', {})).toThrow('does not parse');
});
