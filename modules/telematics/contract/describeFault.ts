type Locale = "en" | "es"

interface Text {
  readonly en: string
  readonly es: string
}

const SYSTEMS: Readonly<Record<string, Text>> = {
  P: { en: "Engine and transmission", es: "Motor y transmisión" },
  C: { en: "Chassis", es: "Chasis" },
  B: { en: "Body", es: "Carrocería" },
  U: { en: "Network", es: "Red de comunicación" }
}

const AIR_AND_FUEL: Text = { en: "air and fuel", es: "aire y combustible" }
const TRANSMISSION: Text = { en: "transmission", es: "transmisión" }
const HYBRID: Text = { en: "hybrid or electric drive", es: "propulsión híbrida o eléctrica" }
const LOST: Text = { en: "a control unit does not respond", es: "una unidad de control no responde" }

/** By the third character, for codes that begin with P0 or P2. */
const POWERTRAIN: Readonly<Record<string, Text>> = {
  "0": { en: "air, fuel and emissions", es: "aire, combustible y emisiones" },
  "1": AIR_AND_FUEL,
  "2": AIR_AND_FUEL,
  "3": { en: "ignition or misfire", es: "encendido o fallos de combustión" },
  "4": { en: "emission control", es: "control de emisiones" },
  "5": { en: "speed, idling and auxiliary inputs", es: "velocidad, ralentí y entradas auxiliares" },
  "6": { en: "control unit and its outputs", es: "unidad de control y sus salidas" },
  "7": TRANSMISSION,
  "8": TRANSMISSION,
  "9": TRANSMISSION,
  A: HYBRID,
  B: HYBRID,
  C: HYBRID,
  D: HYBRID,
  E: HYBRID
}

/** By the third character, for codes that begin with U0. */
const NETWORK: Readonly<Record<string, Text>> = {
  "0": { en: "wiring", es: "cableado" },
  "1": LOST,
  "2": LOST,
  "3": { en: "incompatible software", es: "software incompatible" },
  "4": { en: "invalid data", es: "datos no válidos" },
  "5": { en: "invalid data", es: "datos no válidos" }
}

const MAKERS: Text = { en: "defined by the manufacturer", es: "definido por el fabricante" }

/** Manufacturers define what begins so, or with P30 to P33. */
const MAKERS_OWN = /^(?:P1|P3[0-3]|[BC][12]|U[12])/

const areaOf = (code: string): Text | undefined => {
  if (MAKERS_OWN.test(code)) return MAKERS
  if (code.startsWith("U0")) return NETWORK[code.charAt(2)]
  // Sources disagree about P29 and above.
  return /^P(?:0|2[0-8])/.test(code) ? POWERTRAIN[code.charAt(2)] : undefined
}

/** The system and the area of a fault code (SAE J2012), such as "Engine and transmission: ignition or misfire". */
export const describeFault = (code: string, locale: Locale): string | null => {
  const system = SYSTEMS[code.charAt(0)]
  if (system === undefined) return null
  const area = areaOf(code)
  return area === undefined ? system[locale] : `${system[locale]}: ${area[locale]}`
}
