/** The look of the games: the product's night and day (DESIGN §5), with amber for "not real". */
export const STYLE = `
:root {
  color-scheme: light dark;
  --s0: light-dark(#f3f6f4, #0a0f0d); --s1: light-dark(#fff, #0f1613); --s2: light-dark(#f4f7f5, #151e1a);
  --s3: light-dark(#e9efeb, #1d2823); --line: light-dark(#dce5df, #22302a); --edge: light-dark(#7b8a82, #6c7d74);
  --t1: light-dark(#0e1a14, #eef4f0); --t2: light-dark(#4c5d54, #a3b3ab);
  --brand: light-dark(#0b7a40, #3ddc84); --brand-ink: light-dark(#fff, #04160c);
  --amber: light-dark(#8f5600, #ffb020); --red: light-dark(#b3321f, #ff8d7a); --blue: light-dark(#1f5fae, #7db7ff);
}
* { box-sizing: border-box; margin: 0; }
body {
  min-block-size: 100dvh; padding: 12px; background: var(--s0); color: var(--t1);
  font: 15px/22px "Inter Variable", Inter, system-ui, "Segoe UI", sans-serif;
  font-variant-numeric: tabular-nums;
}
main {
  inline-size: min(100%, 880px); margin-inline: auto; padding: 0 16px 16px;
  background: var(--s1); border: 1px solid var(--line); border-radius: 12px;
}
header { display: flex; align-items: center; gap: 4px 10px; padding-block: 12px 8px; flex-wrap: wrap; }
h1 { font-size: 17px; line-height: 24px; font-weight: 650; }
.tag {
  padding: 1px 8px; border-radius: 10px; font-size: 12px; line-height: 16px; color: var(--amber);
  border: 1px solid currentColor;
}
.balance { margin-inline-start: auto; color: var(--t2); }
.balance strong { color: var(--t1); font-weight: 650; }
.fine { margin-block-start: 8px; }
.notice, .fine { color: var(--t2); font-size: 13px; line-height: 19px; }
.board {
  position: relative; overflow: clip; margin-block: 8px 12px; padding: 12px; border-radius: 8px;
  background: var(--s2); border: 1px solid var(--line); contain: content;
}
svg { fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }
.lane { display: flex; align-items: center; gap: 8px; block-size: 30px; border-block-end: 1px dashed var(--line); }
.lane b { inline-size: 16px; color: var(--t2); font-weight: 550; }
.lane i { flex: 1; display: block; transform: translateX(calc(var(--way, 0) * (100% - 40px))); color: var(--t2); }
.lane i svg { display: block; inline-size: 34px; block-size: 22px; }
.lane .first { color: var(--brand); }
.board.lottery { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); gap: 8px; }
.lottery i {
  display: grid; place-items: center; block-size: 40px; border-radius: 20px; font-style: normal;
  background: var(--s3); color: var(--t2);
}
.lottery .first { background: var(--brand); color: var(--brand-ink); font-weight: 680; transform: scale(1.06); }
.board.premium_cricket { block-size: 150px; display: grid; place-items: center; }
.premium_cricket u {
  position: absolute; inset-inline: 42%; inset-block: 0; background: var(--s3); border-inline: 1px solid var(--line);
}
.premium_cricket i {
  position: absolute; inset-inline-start: calc(50% - 8px); inset-block-start: 12px; inline-size: 16px; block-size: 16px;
  border-radius: 8px; background: var(--red); transform: translateY(calc(var(--way, 0) * 100px));
}
.premium_cricket strong { position: relative; font-size: 24px; padding: 4px 14px; border-radius: 8px; background: var(--s1); }
.board.virtual_gaming_arena { display: flex; align-items: center; justify-content: center; gap: 20px; block-size: 130px; }
.virtual_gaming_arena i {
  display: grid; place-items: center; inline-size: 80px; block-size: 80px; border-radius: 14px; font-style: normal;
  font-size: 36px; font-weight: 680; background: var(--s1); border: 3px solid var(--red); color: var(--red);
}
.virtual_gaming_arena i[data-die="blue"] { border-color: var(--blue); color: var(--blue); }
fieldset { border: 0; padding: 0; margin-block: 0 12px; min-inline-size: 0; }
legend { padding: 0; margin-block-end: 6px; font-weight: 600; }
.choices, .stakes { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr)); gap: 8px; }
.stakes { grid-template-columns: repeat(auto-fit, minmax(84px, 1fr)); }
.choices legend, .stakes legend { grid-column: 1 / -1; }
label { position: relative; cursor: pointer; }
label input { position: absolute; inset: 0; opacity: 0; cursor: pointer; }
.choice, .stake {
  display: flex; justify-content: space-between; align-items: center; gap: 8px; min-block-size: 44px;
  padding: 8px 12px; border-radius: 8px; background: var(--s3); border: 1px solid var(--edge);
}
.choice b { white-space: nowrap; }
.stake { justify-content: center; }
.choice:has(:checked), .stake:has(:checked) { border-color: var(--brand); box-shadow: inset 0 0 0 1px var(--brand); }
.numbers { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); gap: 8px; }
.numbers legend, .numbers p, .numbers button { grid-column: 1 / -1; }
.numbers p { color: var(--t2); font-size: 13px; }
.number span {
  display: grid; place-items: center; block-size: 44px; border-radius: 8px; background: var(--s3); border: 1px solid var(--edge);
}
.number:has(:checked) span { background: var(--brand); color: var(--brand-ink); border-color: var(--brand); font-weight: 680; }
.number:has(:disabled) { opacity: .55; }
label:has(:focus-visible), button:focus-visible, summary:focus-visible {
  outline: 2px solid var(--brand); outline-offset: 2px; border-radius: 8px;
}
button {
  min-block-size: 44px; inline-size: 100%; padding-inline: 16px; border: 1px solid var(--edge); border-radius: 8px;
  background: var(--s3); color: var(--t1); font: inherit; font-weight: 600; cursor: pointer;
}
.primary { background: var(--brand); color: var(--brand-ink); border-color: var(--brand); font-weight: 680; }
[aria-disabled="true"] { opacity: .6; cursor: default; }
[role="status"] { min-block-size: 44px; margin-block: 10px; font-weight: 600; }
[role="status"].won { color: var(--brand); }
[role="status"].won::before { content: "▲ "; }
details { border-block-start: 1px solid var(--line); padding-block-start: 10px; }
summary { cursor: pointer; color: var(--t2); }
dl { margin-block-start: 8px; font-size: 13px; }
dt { color: var(--t2); }
dd { margin: 0 0 6px; overflow-wrap: anywhere; }
@media (prefers-reduced-motion: no-preference) {
  .lane i, .premium_cricket i { transition: transform 1.1s cubic-bezier(.3, .1, .4, 1); }
  .lottery i { transition: transform .15s, background-color .15s; }
  .rolling { animation: roll .3s linear infinite; }
  @keyframes roll { 50% { transform: rotate(8deg) scale(.96); } }
}
`;
