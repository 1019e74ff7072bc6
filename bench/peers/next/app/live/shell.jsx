import Link from 'next/link';
import { Slip } from './slip';

/** The frame around the list: header, sports and leagues, slip. */
export function Shell({ sports, leagues, children }) {
  return (
    <>
      <header>
        <Link href="/">Touchline</Link>
        <nav aria-label="Main">
          <Link href="/">Sports</Link>
          <Link href="/live">Live</Link>
        </nav>
        <a href="/users/sign-in">Sign in</a>
        <a href="/users/sign-up">Sign up</a>
      </header>
      <div className="grid">
        <nav aria-label="Sports and leagues">
          {sports.map((sport) => (
            <Entry key={sport.key} to={`/${sport.key}`} name={sport.name} live={sport.live_count} />
          ))}
          {leagues.slice(0, 8).map((league) => (
            <Entry
              key={league.id}
              to={`/${league.sport.key}/${league.slug}`}
              name={league.name}
              live={league.live_count}
            />
          ))}
        </nav>
        <main>{children}</main>
        <aside aria-label="Bet slip">
          <Slip />
        </aside>
      </div>
      <footer>Play responsibly. 18+</footer>
    </>
  );
}

function Entry({ to, name, live }) {
  return (
    <Link href={to} prefetch={false} title={name}>
      <span>{name}</span>
      {live > 0 && <b aria-label={`${live} live`}>{live}</b>}
    </Link>
  );
}
