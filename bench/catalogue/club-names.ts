/** Parts of the names of towns, as many as it takes for a part to be as rare as one is in life. */
const BEGINNINGS = words(`
  Aber Ald Alb Amber Arn Ash Bal Bam Bel Ber Bir Bor Brad Brem Bruns Cal Cam Car Cas Chel Ches Clon Col Cor Cran Dal
  Dar Don Dort Dres Dum Dun Edin Eind Elber Erl Esp Fal Fen Fer Fran Frei Gal Gel Gron Gua Hal Ham Han Har Heil Hert
  Hol Hudd Ing Inver Kai Kil King Kra Lan Leeu Lei Leip Liver Lju Lon Lug Mag Mal Man Mar Mid Mon Mun Nan Neu Nor Not
  Nur Old Os Ox Pader Pal Pas Peter Ply Pots Pres Ram Reg Rot Sal San Scar Shef Sto Stutt Sun Tam Til Tor Tren Ud Ulm
  Val Ven Ver Vic Wal War Wat Wies Wol Wor Zag Zur`);
const MIDDLES = words(`
  a e i o an en er ing is al el or ber ches dal den der field gen hau ken kirch len lin man men min mou nau nes ning pen
  ran ren sen ses stan ster ten ting ven ville wen win zen`);
const ENDINGS = words(`
  ach au bach berg borough bourne bridge brook burg bury by chester dale den don dorf ea feld field ford furt gen grad
  ham haven heim hem holm hull ia ingen kirchen land ley lin lona low mere minster mond mouth na nau nes ney ona pool port
  rath rode ros sea seo shaw stadt stein sten stoke ton tal tin town val vik ville wald wall wich wick wood worth`);
const KINDS = words(`
  United City Rovers Athletic Wanderers Sporting Dynamo Real Racing Olympic Town County Union Deportivo Lokomotiv Spartak
  Inter Victoria Fortuna Wacker Concordia Hibernian Rangers Celtic Albion Villa Borussia Eintracht Energie Hansa`);

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

/** As many names of clubs as are asked for, hardly two of them alike, and the same every time. */
export function clubNames(count: number): string[] {
  let state = 20_260_101;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    // The lower bits of such a sequence repeat soon.
    return (state >>> 8) % limit;
  };
  const among = (values: readonly string[]) => values[below(values.length)] ?? '';
  return Array.from({ length: count }, () => {
    const middle = below(3) === 0 ? '' : among(MIDDLES);
    const town = `${among(BEGINNINGS)}${middle}${among(ENDINGS)}`;
    return below(3) === 0 ? town : `${town} ${among(KINDS)}`;
  });
}
