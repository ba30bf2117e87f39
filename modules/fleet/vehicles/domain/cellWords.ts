import type { FuelType, Ownership, Transmission, Use, VehicleKind } from "../../contract/vehicleFields.ts"
import type { FIRST_STATES } from "../../contract/lifecycle.ts"

type Words<A extends string> = Readonly<Record<A, ReadonlyArray<string>>>

/** What cells of a file call the values of a field, in English, Spanish and German; lower case, without accents. */
export const KINDS: Words<VehicleKind> = {
  car: ["car", "passenger car", "sedan", "suv", "turismo", "coche", "automovil", "pkw", "auto"],
  van: ["van", "minivan", "panel van", "furgoneta", "furgon", "transporter", "lieferwagen"],
  truck: ["truck", "pickup", "lorry", "camion", "lkw", "lastwagen"],
  trailer: ["trailer", "semitrailer", "remolque", "semirremolque", "anhanger", "auflieger"],
  motorcycle: ["motorcycle", "motorbike", "scooter", "moto", "motocicleta", "motorrad", "roller"],
  equipment: ["equipment", "machine", "forklift", "maquinaria", "equipo", "gerat", "maschine", "stapler"]
}

export const FUELS: Words<FuelType> = {
  petrol: ["petrol", "gasoline", "gas", "unleaded", "gasolina", "benzin"],
  diesel: ["diesel", "gasoil", "gasoleo"],
  bev: ["bev", "electric", "battery electric", "ev", "electrico", "elektro", "elektrisch"],
  phev: ["phev", "plug in hybrid", "hibrido enchufable", "plug in"],
  hev: ["hev", "hybrid", "hibrido"],
  lpg: ["lpg", "glp", "autogas"],
  cng: ["cng", "gnc", "natural gas", "erdgas"],
  h2: ["h2", "hydrogen", "hidrogeno", "wasserstoff", "fuel cell"],
  flex: ["flex", "flex fuel", "e85", "flexible"],
  other: ["other", "otro", "sonstige", "andere"]
}

export const TRANSMISSIONS: Words<Transmission> = {
  manual: ["manual", "schaltgetriebe", "handschaltung"],
  automatic: ["automatic", "auto", "automatico", "automatica", "automatik"]
}

export const OWNERSHIPS: Words<Ownership> = {
  owned: ["owned", "own", "propio", "en propiedad", "eigentum", "eigen"],
  financed: ["financed", "loan", "financiado", "finanziert"],
  leased: ["leased", "lease", "leasing", "arrendado", "geleast"],
  consigned: ["consigned", "consignment", "en deposito", "kommission"],
  managed: ["managed", "gestionado", "verwaltet"]
}

export const USES: Words<Use> = {
  fleet: ["fleet", "flota", "fuhrpark", "flotte"],
  rental: ["rental", "alquiler", "vermietung", "miete"],
  loaner: ["loaner", "courtesy", "sustitucion", "cortesia", "werkstattersatz", "ersatzwagen"],
  dealer_stock: ["dealer stock", "stock", "inventory", "existencias", "bestand"]
}

export const STATES: Words<(typeof FIRST_STATES)[number]> = {
  in_service: ["in service", "active", "in use", "en servicio", "activo", "im einsatz", "aktiv"],
  standby: ["standby", "spare", "inactive", "en reserva", "reserva", "inactivo", "reserve", "inaktiv"],
  preparing: ["in preparation", "preparing", "upfitting", "en preparacion", "in vorbereitung"],
  received: ["received", "recibido", "eingetroffen"],
  ordered: ["ordered", "on order", "pedido", "bestellt"],
  for_sale: ["for sale", "en venta", "a la venta", "zu verkaufen"]
}

const plain = (cell: string): string =>
  cell
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()

/** The value that a cell means, if any; the values themselves are understood, too. */
export const valueCalled = <A extends string>(words: Words<A>, cell: string): A | undefined => {
  const called = plain(cell)
  for (const value in words) if (words[value].includes(called) || plain(value) === called) return value
  return undefined
}

/** A number with thousands separators, spaces or a unit behind it; NaN for other text. */
export const numberIn = (cell: string): number => {
  const digits = /^\s*([\d.,' \u00a0\u202f]+)\s*\p{L}{0,3}\s*$/u.exec(cell)?.[1] ?? ""
  const compact = digits.replaceAll(/['\s\u00a0\u202f]/g, "")
  // A separator before exactly three digits groups thousands.
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(compact) ? compact.replaceAll(/[.,]/g, "") : compact
  return grouped === "" ? Number.NaN : Number(grouped.replace(",", "."))
}

/** A date as `2026-03-04`, `04.03.2026` or `4/3/2026` (day first unless only the other order makes sense). */
export const dateIn = (cell: string): string => {
  const text = cell.trim()
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? []
  if (year === "") return text.slice(0, 10)
  const isMonthFirst = Number(month) > 12
  const [d, m] = isMonthFirst ? [month, day] : [day, month]
  return `${year}-${m.padStart(2, "0")}-${d.padStart(2, "0")}`
}
