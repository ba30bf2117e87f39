import { ExportVehicles, VehicleColumn } from "#fleet/contract"
import { Schema } from "effect"
import { api } from "../../../api/client.ts"
import { ExportMenu } from "../../tenancy/ExportMenu.tsx"
import type { VehicleListState } from "./useVehicleList.ts"

/** The columns of the file for a column of the list, where they differ. */
const FILE_COLUMNS: Readonly<Record<string, ReadonlyArray<VehicleColumn>>> = {
  name: ["unit_number"],
  model: ["make", "model", "trim"],
  plate: ["plate", "plate_region"],
  expiry: ["next_expiry"]
}

const isInFile = Schema.is(VehicleColumn)

const fileColumnsOf = (key: string): ReadonlyArray<VehicleColumn> =>
  FILE_COLUMNS[key] ?? (isInFile(key) ? [key] : [])

interface Props {
  readonly list: VehicleListState
  /** While the list loads; it keeps its place. */
  readonly disabled: boolean
}

/** Downloads everything the list matches, as it is shown: in its order, with its columns and times. */
export const ExportButton = ({ list: { organization, matching, order, shown }, disabled }: Props) => (
  <ExportMenu
    organization={organization}
    name="vehicles"
    load={(format) =>
      api(ExportVehicles, {
        params: { organizationId: organization.id },
        query: {
          ...matching,
          ...order,
          format,
          time_zone: organization.time_zone,
          columns: shown.flatMap(({ key }) => fileColumnsOf(key)).join(",")
        }
      })
    }
    disabled={disabled}
  />
)
