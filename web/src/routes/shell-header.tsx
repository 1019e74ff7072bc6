import type { ReactNode } from 'react';
import { Logo } from '../features/shell/logo';
import { MainNav } from '../features/shell/main-nav';
import { MenuButton } from '../features/shell/menu-button';
import { useSite } from '../i18n/site-context';
import { HEADER_BLOCKS, shownBlocks } from './shell-blocks';
import styles from './shell-header.module.css';

export interface ShellHeaderProps {
  /** Whether the column at the start is folded, and how to change that. */
  isCollapsed: boolean;
  onToggle: () => void;
  /** What the side menu holds. */
  menu: ReactNode;
}

/** The bar at the top: the menu, the way home, and the blocks of its zone in their order. */
export function ShellHeader({ isCollapsed, onToggle, menu }: ShellHeaderProps) {
  const { header } = useSite().config.blocks;
  return (
    <header className={styles.header}>
      <MenuButton isCollapsed={isCollapsed} onToggle={onToggle}>
        {menu}
      </MenuButton>
      <Logo />
      <MainNav />
      <span className={styles.space} />
      {shownBlocks(header, HEADER_BLOCKS).map(({ key, entry: { Block, isWide = false } }) => (
        <span key={key} className={isWide ? styles.wide : styles.block}>
          <Block />
        </span>
      ))}
    </header>
  );
}
