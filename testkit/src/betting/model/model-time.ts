import { NOW } from '../book-database';

/** The time of the model's minutes. */
export function timeOf(minute: number): Date {
  return new Date(NOW.getTime() + minute * 60_000);
}
