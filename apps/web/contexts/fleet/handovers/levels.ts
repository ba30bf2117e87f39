import type { VehicleView } from "#fleet/contract"

/** Tanks are read in eighths, batteries in percent. */
export const EIGHTH = 125
export const TWENTIETH = 50

/** How full a tank is: `5/8`, or in percent for anything between two marks. */
export const fuelText = (locale: string, permille: number): string =>
  permille % EIGHTH === 0 ? `${permille / EIGHTH}/8` : chargeText(locale, permille)

export const chargeText = (locale: string, permille: number): string =>
  new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }).format(permille / 1000)

/** What a vehicle runs on, as far as it is known. */
export const energiesOf = ({ fuel_type }: Pick<VehicleView, "fuel_type">) => ({
  fuel: fuel_type !== "bev",
  charge: fuel_type === "bev" || fuel_type === "phev"
})
