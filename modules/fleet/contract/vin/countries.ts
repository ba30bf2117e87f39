/** The order of characters within a range: letters first, zero last. */
const ORDER = "ABCDEFGHJKLMNPRSTUVWXYZ1234567890"

/** Parts of the world that the first characters of a VIN are assigned to. */
export type VinRegion = "africa" | "asia" | "europe" | "north_america" | "oceania" | "south_america"

/**
 * ISO 3780: ranges of the first two characters, and the country (ISO 3166) in which the manufacturer is registered, not
 * always that of the plant. Only countries whose range sources agree on; the others are known by their region.
 */
const RANGES =
  "AA-AH ZA BF-BG KE BU-BU UG DA-DE EG HA-H0 CN JA-J0 JP KF-KH IL KL-KR KR KS-KT JO LA-L0 CN MA-ME IN MF-MK ID ML-MR TH " +
  "MS-MS MM MX-MX KZ MY-M0 IN NA-NE IR NF-NG PK NL-NR TR NS-NT UZ NY-NY AM N1-N5 IR PA-PC PH PF-PG SG PL-PR MY PS-PT BD " +
  "P5-P0 IN RA-RB AE RF-RK TW RL-RN VN RP-RP LA RS-RT SA RU-RW RU R1-R7 HK SA-SM GB SN-ST DE SU-SZ PL S1-S2 LV TA-TH CH " +
  "TJ-TP CZ TR-TV HU TW-T2 PT T3-T5 RS UA-UC ES UH-UM DK UN-UR IE UU-UX RO U1-U2 MK U5-U7 SK U8-U0 BA VA-VE AT VF-VR FR " +
  "VS-VW ES V3-V5 HR V6-V8 EE WA-W0 DE XA-XC BG XD-XE RU XF-XH GR XJ-XK RU XL-XR NL XS-XW RU XX-XY LU XZ-X0 RU YA-YE BE " +
  "YF-YK FI YN-YN MT YS-YW SE YX-Y2 NO Y3-Y5 BY Y6-Y8 UA ZA-ZU IT ZX-ZZ SI Z3-Z5 LT Z6-Z0 RU 1A-10 US 2A-20 CA 3A-3X MX " +
  "38-39 PR 4A-40 US 5A-50 US 6A-6X AU 6Y-61 NZ 7A-7E NZ 7F-70 US 8A-8E AR 8F-8G CL 8L-8N EC 8S-8T PE 8X-8Z VE 9A-9E BR " +
  "9F-9G CO 9S-9V UY 92-99 BR"

const placeOf = (character: string): number => ORDER.indexOf(character)

const ranges = [...RANGES.matchAll(/(.)(.)-.(.) (..)/g)].map(
  ([, first = "", from = "", to = "", country = ""]) => ({
    first,
    from: placeOf(from),
    to: placeOf(to),
    country
  })
)

/** The country (ISO 3166) in which the manufacturer is registered, if the first characters of this VIN identify one. */
export const countryOf = (vin: string): string | undefined => {
  const second = placeOf(vin.charAt(1))
  return ranges.find(({ first, from, to }) => vin.startsWith(first) && from <= second && second <= to)
    ?.country
}

const REGIONS: ReadonlyArray<readonly [firstCharacters: RegExp, region: VinRegion]> = [
  [/^[A-G]/, "africa"],
  [/^[HJ-NPR]/, "asia"],
  [/^[S-Z]/, "europe"],
  [/^(?:[1-5]|7[^A-E])/, "north_america"],
  [/^(?:6|7[A-E])/, "oceania"],
  [/^[89]/, "south_america"]
]

/** The part of the world that assigned this VIN; undefined for a first character without one. */
export const regionOf = (vin: string): VinRegion | undefined =>
  REGIONS.find(([firstCharacters]) => firstCharacters.test(vin))?.[1]
