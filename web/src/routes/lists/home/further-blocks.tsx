import { FavoritesBlock } from './favorites-block';
import { OutrightsBlock } from './outrights-block';
import { PredictionBlock } from './prediction-block';
import { ResultsBlock } from './results-block';
import { ScheduleBlock } from './schedule-block';

/** Blocks of the first page whose script comes after it. */
export const FURTHER_BLOCKS = {
  favorites: FavoritesBlock,
  outrights: OutrightsBlock,
  schedule: ScheduleBlock,
  results: ResultsBlock,
  prediction: PredictionBlock,
};
