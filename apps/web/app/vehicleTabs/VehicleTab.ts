import type { VehicleView } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import type { ComponentType } from "react"
import type { LocalizedText } from "../../i18n/catalogue.ts"

export interface VehicleTabProps {
  readonly organization: Organization
  readonly vehicle: VehicleView
}

/** A tab of a vehicle's page: the elements of `vehicleTabs` in a context's vehicleTabs.ts, loaded with that page. */
export interface VehicleTab {
  /** As in the address: `?tab=services`. */
  readonly name: string
  readonly label: LocalizedText
  readonly isVisible: (organization: Organization) => boolean
  /** Its code and catalogues. */
  readonly load: () => Promise<ComponentType<VehicleTabProps>>
}
