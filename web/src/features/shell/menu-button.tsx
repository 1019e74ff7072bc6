import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useText } from '../../i18n/text';
import { IconButton } from '../../ui/icon-button';
import { later } from '../../ui/later';
import styles from './menu-button.module.css';
import { SIDEBAR_ID } from './sidebar';

export interface MenuButtonProps {
  isCollapsed: boolean;
  onToggle: () => void;
  /** What the side menu holds. */
  children: ReactNode;
}

/** Folds the sidebar where there is room for it; opens the side menu where there is none. */
export function MenuButton({ isCollapsed, onToggle, children }: MenuButtonProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const Fold = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <>
      <span className={styles.fold}>
        <IconButton
          label={t(isCollapsed ? 'chrome.unfold' : 'chrome.fold')}
          aria-expanded={!isCollapsed}
          aria-controls={SIDEBAR_ID}
          onClick={onToggle}
        >
          <Fold size={18} aria-hidden="true" />
        </IconButton>
      </span>
      <span className={styles.menu}>
        <IconButton
          label={t('chrome.sports_menu')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <Menu size={20} aria-hidden="true" />
        </IconButton>
      </span>
      {isOpen && <SideMenu onClose={() => setOpen(false)}>{children}</SideMenu>}
    </>
  );
}

const SideMenu = later(async () => (await import('./side-menu')).SideMenu);
