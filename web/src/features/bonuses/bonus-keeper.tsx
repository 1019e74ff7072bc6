import { useBonusWindows } from '../../state/bonus-windows';
import { useSession } from '../../state/session';
import { later } from '../../ui/later';
import { BonusToast } from './bonus-toast';
import { useBonusNews } from './use-bonus-news';

const BonusDetail = later(async () => (await import('./bonus-detail')).BonusDetail);

/** Tells players of bonuses that they are given, one after the other, and opens the window of one. */
export function BonusKeeper() {
  useBonusNews();
  const open = useBonusWindows((state) => state.open);
  const next = useBonusWindows(({ popups }) => popups[0] ?? null);
  const count = useBonusWindows(({ popups }) => popups.length);
  // Whoever has another window before them is not interrupted.
  const isBusy = useSession((state) => state.prompt !== null);
  return (
    <>
      {next && !open && !isBusy && (
        <BonusToast key={`${next.type}/${next.id}`} bonus={next} others={count - 1} />
      )}
      {open && <BonusDetail key={`${open.type}/${open.id}`} name={open} />}
    </>
  );
}
