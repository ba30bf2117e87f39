import type { BusinessType } from "../contract/views.ts"

/** Labels for sales, as in the form. */
export const businessTypes: Readonly<Record<BusinessType, string>> = {
  fleet: "Fleet Operations",
  rental: "Car Rental",
  dealership: "Auto Dealership",
  logistics: "Logistics & Transportation",
  delivery: "Delivery Services",
  construction: "Construction",
  other: "Other"
}
