/** Lets the browser answer its reader before work goes on: what takes long is done in parts. */
export function nextTask(): Promise<void> {
  const { scheduler } = window as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
