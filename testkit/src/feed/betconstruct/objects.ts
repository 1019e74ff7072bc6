type Fields = Readonly<Record<string, unknown>>;

/** A match in the documented shape: Brighton against Fulham, on offer and to come, unless said. */
export function aMatch(fields: Fields = {}): Fields {
  return {
    Id: 900101,
    CompetitionId: 5001,
    Date: '2026-11-28T12:30:00Z',
    SportId: 1,
    RegionId: 101,
    LiveStatus: 0,
    MatchStatus: 0,
    IsVisible: true,
    IsSuspended: false,
    IsLive: false,
    IsStarted: false,
    IsBooked: true,
    MatchMembers: [
      { TeamName: 'Brighton & Hove Albion', TeamId: 6101, IsHome: true, NameId: 1 },
      { TeamName: 'Fulham', TeamId: 6102, IsHome: false, NameId: 2 },
    ],
    ...fields,
  };
}

/** A selection, open at 2.00 and of a type of its own, unless said. */
export function aSelection(index: number, fields: Fields = {}): Fields {
  return {
    Id: 9500100 + index,
    SelectionTypeId: 81001 + index,
    Name: `selection ${index}`,
    NameId: 3,
    Order: index,
    Price: 2,
    OriginalPrice: 2.1,
    IsSuspended: false,
    IsVisible: true,
    Outcome: 0,
    ...fields,
  };
}

/** A market of two open selections, of the type Match Result, unless said. */
export function aMarket({
  Selections,
  ...fields
}: { Selections?: Fields[] } & Fields = {}): Fields {
  return {
    Id: 95001,
    MatchId: 900101,
    MarketTypeId: 71001,
    Name: 'Match Result',
    NameId: 4,
    Handicap: 0,
    Sequence: 0,
    PointSequence: 0,
    IsSuspended: false,
    IsVisible: true,
    Selections: (Selections ?? [{}, {}]).map((each, index) => aSelection(index, each)),
    ...fields,
  };
}
