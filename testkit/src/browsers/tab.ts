/** A page, or one in a frame, in a browser that Playwright does not drive. */
export interface Place {
  /** What an expression of script says here; rejects while another page is on its way. */
  ask<T>(expression: string): Promise<T>;
  /** Presses what a CSS selector finds first, as a hand would, once it can be pressed. */
  press(selector: string): Promise<void>;
  /** Types into the field that a CSS selector finds first, in place of what stands there. */
  type(selector: string, text: string): Promise<void>;
}

/** A tab of such a browser. */
export interface Tab extends Place {
  open(address: string): Promise<void>;
  /** The page in the frame that a CSS selector finds. */
  frame(selector: string): Promise<Place>;
}

/** Goes so many pages back, as by the browser's own button. What is asked next may still be answered by the page that goes. */
export async function goBack(tab: Tab, pages: number): Promise<void> {
  await tab.ask(`void setTimeout(() => history.go(-${pages}))`);
}
