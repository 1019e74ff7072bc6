import { describe, expect, test } from 'vitest';
import { ODDIN_PROFILE } from '../profile';
import { api } from '@touchline/testkit/feed/api/documents';

describe('outcomes of one match together', () => {
  const picks = [
    { marketId: 1, specifier: '', outcomeId: '1' },
    { marketId: 18, specifier: 'total=2.5', outcomeId: '12' },
  ];
  const calculated = (attributes: string) =>
    `<calculation_response><calculation ${attributes}/></calculation_response>`;

  test('have a price', async () => {
    const { client, asked } = await api(() => calculated('odds="3.4005" probability="0.27"'));
    expect(await client.customBet('sr:match:7', picks)).toEqual({
      ok: true,
      odds: 3401,
      probability: 0.27,
    });
    expect(asked[0]?.path).toBe('/v1/custombet/calculate');
    expect(asked[0]?.body).toContain('<selection id="sr:match:7" market_id="1" outcome_id="1"/>');
    expect(asked[0]?.body).toContain(
      '<selection id="sr:match:7" market_id="18" specifiers="total=2.5" outcome_id="12"/>',
    );
  });

  test.each([
    ['that is certain', calculated('odds="1.0" probability="1"'), 'certain'],
    ['that cannot be', calculated('odds="0" probability="0"'), 'contradicting'],
    ['of an event that is not offered', { status: 404 }, 'not_offered'],
    ['that contradict each other', { status: 409 }, 'contradicting'],
    [
      'that contradict each other, in words',
      {
        status: 400,
        body: '<response response_code="BAD_REQUEST"><message>conflicting selections</message></response>',
      },
      'contradicting',
    ],
    ['that do not combine', { status: 400 }, 'not_combinable'],
  ])('%s have none', async (_what, answer, reason) => {
    const { client } = await api(() => answer);
    expect(await client.customBet('sr:match:7', picks)).toEqual({ ok: false, reason });
  });

  test('fail where it is not about them', async () => {
    const { client } = await api(() => ({ status: 403 }));
    await expect(client.customBet('sr:match:7', picks)).rejects.toMatchObject({ status: 403 });
  });

  test('leave others that still combine', async () => {
    const filtered = `<filtered_calculation_response><calculation odds="2" probability="0.5"/><available_selections>
      <event id="sr:match:7"><markets><market id="18" specifiers="total=2.50"><outcome id="12" conflict="true"/>
      <outcome id="13" conflict="false"/></market></markets></event></available_selections></filtered_calculation_response>`;
    const { client, asked } = await api(() => filtered);
    expect(await client.customBetSelections('sr:match:7', picks.slice(0, 1))).toEqual([
      { marketId: 18, specifier: 'total=2.5', outcomeId: '13' },
    ]);
    expect(asked[0]?.path).toBe('/v1/custombet/calculate-filter');
    expect(asked[0]?.body).toContain(
      '<selection id="sr:match:7"><market market_id="1" outcome_id="1"/></selection>',
    );
  });

  test('are priced by who offers it alone', async () => {
    const { client, asked } = await api(() => calculated('odds="2"'), ODDIN_PROFILE);
    expect(await client.customBet('od:match:7', picks)).toBeNull();
    expect(await client.customBetSelections('od:match:7', picks)).toBeNull();
    expect(asked).toEqual([]);
  });
});
