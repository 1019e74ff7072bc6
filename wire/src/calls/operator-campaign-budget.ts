import * as z from 'zod/mini';
import { budget } from '../campaign-offer';
import { defineCall, OPERATOR_API } from './call';
import { campaign } from './operator-campaigns';
import { wholeNumber } from './whole-number';

/**
 * 404 when there is none, 409 when it has ended or has no budget, or where this would be less than it may give now or has
 * given. Asked for again it changes nothing.
 */
export const raiseCampaignBudget = defineCall({
  name: 'raiseCampaignBudget',
  summary: 'Raise what a campaign may give in all; 409 when that would be less than before',
  origin: 'operator',
  method: 'PUT',
  path: `${OPERATOR_API}/campaigns/:id/budget`,
  access: 'operator',
  params: z.object({ id: wholeNumber }),
  body: budget,
  reply: z.object({ data: campaign }),
});
