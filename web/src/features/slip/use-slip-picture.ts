import { selectionsOf } from '@touchline/domain/slip/slip';
import { totals } from '@touchline/domain/slip/totals';
import { useEffect, useState } from 'react';
import { useFormats, type Formats } from '../../i18n/formats';
import { useSite } from '../../i18n/site-context';
import { useText, type Text } from '../../i18n/text';
import { slipStore } from '../../state/slip';
import { drawSlip, type PictureText } from './share-picture';

interface SlipPicture {
  /** For an image and for saving it. */
  address: string;
  file: File;
}

/** A picture of what is on the slip, with the code that leads to it; null until it is drawn. */
export function useSlipPicture(code: string): SlipPicture | null {
  const t = useText();
  const formats = useFormats();
  const { site_name: site } = useSite().config;
  const [picture, setPicture] = useState<SlipPicture | null>(null);
  useEffect(() => {
    let address: string | null = null;
    let isGone = false;
    const draw = async () => {
      const drawn = await drawSlip(pictureText(t, formats, site, code));
      if (!drawn || isGone) return;
      address = URL.createObjectURL(drawn);
      setPicture({ address, file: new File([drawn], `slip-${code}.png`, { type: 'image/png' }) });
    };
    void draw();
    return () => {
      isGone = true;
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [t, formats, site, code]);
  return picture;
}

function pictureText(t: Text, { odds }: Formats, site: string, code: string): PictureText {
  const slip = slipStore.getState();
  const isCustom = slip.bets[0]?.kind.type === 'custom_bet';
  const { odds: total } = totals(slip, null);
  return {
    site,
    title: t('slip.title'),
    lines: selectionsOf(slip).map((each) => ({
      outcome: each.outcomeName,
      odds: isCustom ? '' : odds(each.odds),
      where: `${each.marketName} · ${each.type === 'match' ? `${each.home} – ${each.away}` : each.home}`,
    })),
    total: total === null ? null : { label: t('slip.totals.odds'), odds: odds(total) },
    code,
    direction: document.dir === 'rtl' ? 'rtl' : 'ltr',
  };
}
