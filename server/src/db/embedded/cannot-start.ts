/** The database cannot be started for a reason its operator can mend; the message says which. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}
