import type { Organization } from "#tenancy/contract"
import { lazy, Suspense } from "react"
import type { StoredInspection } from "../offline/StoredInspection.ts"

// Most vehicles were not repaired lately.
const RepairsPanel = lazy(async () => ({
  default: (await import("../../maintenance/defects/RepairsPanel.tsx")).RepairsPanel
}))

interface Props {
  readonly organization: Organization
  readonly vehicle: StoredInspection["vehicle"]
}

/** Before a vehicle is inspected: what was repaired since a driver last signed, which the next one checks and signs. */
export const Repairs = ({ organization, vehicle }: Props) =>
  organization.can.includes("defects.read") && (
    <Suspense>
      <RepairsPanel organization={organization} vehicle={vehicle} saysOffline />
    </Suspense>
  )
