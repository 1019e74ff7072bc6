import ar from './markets.ar.json';
import bg from './markets.bg.json';
import cs from './markets.cs.json';
import da from './markets.da.json';
import de from './markets.de.json';
import el from './markets.el.json';
import es from './markets.es.json';
import fa from './markets.fa.json';
import fi from './markets.fi.json';
import fr from './markets.fr.json';
import he from './markets.he.json';
import hi from './markets.hi.json';
import hr from './markets.hr.json';
import hu from './markets.hu.json';
import it from './markets.it.json';
import ja from './markets.ja.json';
import ko from './markets.ko.json';
import nb from './markets.nb.json';
import nl from './markets.nl.json';
import pl from './markets.pl.json';
import pt from './markets.pt.json';
import ptBR from './markets.pt-BR.json';
import ro from './markets.ro.json';
import ru from './markets.ru.json';
import sk from './markets.sk.json';
import srME from './markets.sr-ME.json';
import sv from './markets.sv.json';
import tr from './markets.tr.json';
import uk from './markets.uk.json';
import zhCN from './markets.zh-CN.json';

/** A language that the catalogue is shipped in, beside English: templates by market, and by what English says. */
interface Translation {
  readonly tabs: Readonly<Record<string, string>>;
  readonly markets: Readonly<Record<string, string>>;
  readonly outcomes: Readonly<Record<string, string>>;
}

/** Further languages of the catalogue, by their codes. */
export const TRANSLATIONS: Readonly<Record<string, Translation>> = {
  ar,
  bg,
  cs,
  da,
  de,
  el,
  es,
  fa,
  fi,
  fr,
  he,
  hi,
  hr,
  hu,
  it,
  ja,
  ko,
  nb,
  nl,
  pl,
  pt,
  'pt-BR': ptBR,
  ro,
  ru,
  sk,
  'sr-ME': srME,
  sv,
  tr,
  uk,
  'zh-CN': zhCN,
};
