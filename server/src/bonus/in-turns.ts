/**
 * Takes a step of each in turn until none has more to do, so that a long one does not keep the others waiting. A step says
 * whether there may be another. One that goes wrong is left where it stands and holds up nobody; rejects with all that
 * went wrong once the others are done, by what `failed` says of each.
 */
export async function inTurns<Each>(
  all: readonly Each[],
  step: (each: Each) => Promise<boolean>,
  failed: (each: Each) => string,
): Promise<void> {
  const failures: Error[] = [];
  let going = all;
  while (going.length > 0) {
    const further: Each[] = [];
    for (const each of going) {
      try {
        if (await step(each)) further.push(each);
      } catch (error) {
        failures.push(new Error(failed(each), { cause: error }));
      }
    }
    going = further;
  }
  if (failures.length === 0) return;
  throw new AggregateError(failures, failures.map(({ message }) => message).join('; '));
}
