/** The page that stands at our address until the server does: small, self-contained, and gone by itself. */
export function waitingPage(step) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>Touchline is starting</title>
<noscript><meta http-equiv="refresh" content="2"></noscript>
<style>
  html { block-size: 100%; background: #0b100d; color: #e8efe9; font: 15px/1.5 system-ui, sans-serif; }
  body { block-size: 100%; margin: 0; display: grid; place-items: center; }
  main { inline-size: min(320px, 100% - 48px); }
  svg { inline-size: 40px; color: #3fcf7f; }
  h1 { margin-block: 16px 4px; font-size: 20px; font-weight: 600; letter-spacing: -0.01em; }
  p { margin: 0; color: #9db0a3; }
  i { display: block; block-size: 2px; margin-block-start: 24px; background: #1c2620; overflow: hidden; border-radius: 1px; }
  i::after { content: ''; display: block; block-size: 100%; inline-size: 30%; background: #3fcf7f; }
  @media (prefers-reduced-motion: no-preference) {
    i::after { animation: run 1.4s ease-in-out infinite alternate; }
    @keyframes run { to { transform: translateX(233%); } }
  }
</style>
<main>
  <svg viewBox="0 0 40 40" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">
    <rect x="2" y="7" width="36" height="26" rx="3"/><path d="M20 7v26"/><circle cx="20" cy="20" r="5"/>
  </svg>
  <h1>Touchline is starting</h1>
  <p role="status" id="step">${escape(step)}…</p>
  <i></i>
</main>
<script>
  const step = document.getElementById('step');
  setInterval(async () => {
    try {
      const reply = await fetch(location.href, { cache: 'no-store' });
      if (reply.headers.get('x-touchline') !== 'starting') return location.reload();
      const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
      step.textContent = page.getElementById('step').textContent;
    } catch {
      // Nobody answers for the moment in which the server takes over.
    }
  }, 500);
</script>
</html>
`;
}

const escape = (text) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
