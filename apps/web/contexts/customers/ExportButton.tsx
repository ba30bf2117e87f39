import { CustomerColumn, ExportCustomers } from "#customers/contract"
import { Schema } from "effect"
import { api } from "../../api/client.ts"
import { ExportMenu } from "../tenancy/ExportMenu.tsx"
import type { CustomerList } from "./useCustomerList.ts"

interface Props {
  readonly list: CustomerList
  /** While the list loads; it keeps its place. */
  readonly disabled: boolean
}

const isExported = Schema.is(CustomerColumn)

/**
 * Downloads everything the list matches, as it is shown: in its order and times, with the chosen columns. All columns if none
 * were chosen, so that the file can be imported elsewhere.
 */
export const ExportButton = ({ list: { organization, matching, order, chosen }, disabled }: Props) => (
  <ExportMenu
    organization={organization}
    name="customers"
    load={(format) =>
      api(ExportCustomers, {
        params: { organizationId: organization.id },
        query: {
          ...matching,
          ...order,
          format,
          time_zone: organization.time_zone,
          ...(chosen && {
            columns: chosen
              .map(({ key }) => key)
              .filter(isExported)
              .join(",")
          })
        }
      })
    }
    disabled={disabled}
  />
)
