import { Command } from 'cmdk';
import { CornerDownLeft } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../i18n/text';
import { Dialog } from '../../ui/dialog';
import styles from './palette-window.module.css';
import { rankedEntries, type PaletteEntry } from './ranked-entries';

export interface PaletteWindowProps {
  onClose: () => void;
  entries: readonly PaletteEntry[];
  typed: string;
  onType: (typed: string) => void;
}

/** What can be gone to or changed, by its name: a field, and a list below it that arrows go through. */
export function PaletteWindow({ onClose, entries, typed, onType }: PaletteWindowProps) {
  const t = useText();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const groups = rankedEntries(entries, typed);
  const choose = ({ to, run }: PaletteEntry) => {
    onClose();
    if (to !== undefined) void navigate(to);
    run?.();
  };
  return (
    <Dialog
      onClose={onClose}
      title={t('power.palette_title')}
      closeLabel={t('power.palette_close')}
      shape="screen"
      firstFocus={input}
    >
      <Command
        shouldFilter={false}
        vimBindings={false}
        loop
        label={t('power.palette_title')}
        className={styles.palette}
      >
        <Command.Input
          ref={input}
          value={typed}
          onValueChange={onType}
          placeholder={t('power.palette_placeholder')}
          maxLength={50}
          className={styles.input}
        />
        <Command.List label={t('power.palette_results')} className={styles.list}>
          {groups.map(({ group, entries: shown }) => (
            <Command.Group key={group} heading={t(`power.group_${group}`)}>
              {shown.map((entry) => (
                <Command.Item
                  key={entry.id}
                  value={entry.id}
                  className={styles.entry}
                  onSelect={() => choose(entry)}
                >
                  <span className={styles.name}>{entry.name}</span>
                  {entry.note !== undefined && <span className={styles.note}>{entry.note}</span>}
                  <CornerDownLeft size={14} aria-hidden="true" className={styles.enter} />
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
        <p role="status" className={styles.none}>
          {groups.length === 0 && t('power.palette_none')}
        </p>
      </Command>
    </Dialog>
  );
}
