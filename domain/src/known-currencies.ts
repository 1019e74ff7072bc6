import { CURRENCIES, crypto, fiat, type Currency } from './currency';

/**
 * The money of the day by how many minor units make one (ISO 4217, without its funds, metals and
 * testing codes). Written down, because the list of `Intl` keeps old money and differs by machine.
 */
const FIAT = [
  [1, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'],
  [1000, 'BHD IQD JOD KWD LYD OMR TND'],
  [
    100,
    'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY ' +
      'COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF ' +
      'IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR ' +
      'MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG ' +
      'SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES ' +
      'WST XCD XCG YER ZAR ZMW ZWG',
  ],
] as const;

/** Counted in units that keep whole numbers safe on the wire, as an ether is in gwei and not in wei. */
const CRYPTO = [
  crypto('BCH', 8, 'mBCH'),
  crypto('LTC', 8, 'mLTC'),
  ...['BNB', 'DOGE'].map((code) => crypto(code, 8)),
  ...['SOL', 'TON'].map((code) => crypto(code, 9)),
  ...['ADA', 'DAI', 'TRX', 'USDC', 'XRP'].map((code) => crypto(code, 6)),
];

/**
 * Finds any currency we know how to count by its code in capitals, offered or not: the crypto currencies
 * above and all fiat money of the day (SPEC §3 "System data").
 */
export function knownCurrency(code: string): Currency | undefined {
  const row = FIAT.find(([, codes]) => codes.split(' ').includes(code));
  if (row) return fiat(code, row[0]);
  return [...CURRENCIES, ...CRYPTO].find((each) => each.code === code);
}
