/** `prefix:type:id`; kept as text, since every part may be something new. */
export const URN = /^[a-z][a-z0-9_-]{0,31}:[a-z][a-z0-9_-]{0,31}:[\w.:|-]{1,100}$/i;
