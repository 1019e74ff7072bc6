/** The look of the sandbox's pages: the product's night and day (DESIGN §5), with amber for "not real". */
export const STYLE = `
:root {
  --s0: #0a0f0d; --s1: #0f1613; --s2: #151e1a; --s3: #1d2823; --line: #22302a;
  --t1: #eef4f0; --t2: #a3b3ab; --t3: #8a9b92;
  --brand: #3ddc84; --brand-ink: #04160c; --amber: #ffb020;
}
@media (prefers-color-scheme: light) {
  :root {
    --s0: #f3f6f4; --s1: #fff; --s2: #f4f7f5; --s3: #e9efeb; --line: #dce5df;
    --t1: #0e1a14; --t2: #4c5d54; --t3: #5d6d65;
    --brand: #0b7a40; --brand-ink: #fff; --amber: #8f5600;
  }
}
* { box-sizing: border-box; margin: 0; }
body {
  min-block-size: 100dvh; display: grid; place-items: center; padding: 16px;
  background: var(--s0); color: var(--t1);
  font: 15px/22px "Inter Variable", Inter, system-ui, "Segoe UI", sans-serif;
  font-variant-numeric: tabular-nums;
}
main {
  inline-size: min(100%, 420px); padding: 0 24px 24px; overflow: clip;
  background: var(--s1); border: 1px solid var(--line); border-radius: 12px;
}
header {
  display: flex; align-items: center; gap: 10px; block-size: 56px; margin-inline: -24px;
  padding-inline: 24px; border-block-end: 1px solid var(--line); font-weight: 650;
}
.mark {
  inline-size: 22px; block-size: 22px; border-radius: 6px;
  background: linear-gradient(90deg, transparent 10px, var(--s1) 10px 12px, transparent 12px), var(--amber);
}
.tag {
  margin-inline-start: auto; padding: 2px 8px; border-radius: 10px; font-size: 12px; line-height: 16px;
  font-weight: 550; color: var(--amber); border: 1px solid currentColor;
}
.notice {
  display: flex; gap: 12px; margin-block: 20px 24px; padding: 12px 14px; border-radius: 8px;
  background: var(--s2); border: 1px dashed var(--amber); color: var(--t2); font-size: 13px; line-height: 19px;
}
.notice strong { display: block; color: var(--t1); font-weight: 600; }
svg {
  inline-size: 20px; block-size: 20px; flex: none; fill: none; stroke: currentColor;
  stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round;
}
.notice svg { color: var(--amber); }
.label { color: var(--t2); font-size: 13px; }
.amount { font-size: 34px; line-height: 44px; font-weight: 680; letter-spacing: -0.02em; }
.amount small { margin-inline-start: 2px; font-size: 17px; font-weight: 600; letter-spacing: 0; color: var(--t2); }
h1 { margin-block: 24px 8px; font-size: 20px; line-height: 28px; font-weight: 650; }
h2 { margin-block: 28px 8px; font-size: 15px; line-height: 22px; font-weight: 650; }
form { display: grid; gap: 10px; }
label { color: var(--t2); font-size: 13px; }
input { inline-size: 100%; min-block-size: 44px; padding-inline: 12px; border: 1px solid var(--t3); border-radius: 8px; background: var(--s0); color: var(--t1); font: inherit; }
input:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
dl { margin-block: 16px 24px; border-block-start: 1px solid var(--line); font-size: 13px; }
dl div { display: flex; justify-content: space-between; gap: 16px; padding-block: 9px; border-block-end: 1px solid var(--line); }
dt { color: var(--t2); }
dd { overflow-wrap: anywhere; text-align: end; }
code { font: inherit; }
.choices { display: grid; gap: 10px; }
button, .button {
  display: flex; align-items: center; justify-content: center; gap: 8px; inline-size: 100%; min-block-size: 48px;
  padding-inline: 16px; border: 1px solid transparent; border-radius: 8px; background: var(--s3); color: var(--t1);
  font: inherit; font-weight: 600; text-decoration: none; cursor: pointer;
}
button:hover, .button:hover { border-color: var(--t3); }
button:focus-visible, .button:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
.primary { background: var(--brand); color: var(--brand-ink); font-weight: 680; }
.primary svg { inline-size: 18px; block-size: 18px; }
.said { margin-block-end: 20px; color: var(--t2); }
`;
