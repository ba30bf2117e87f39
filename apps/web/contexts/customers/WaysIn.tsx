import type { Organization } from "#tenancy/contract"
import { Button } from "@radix-ui/themes"
import { FileUp, Plus } from "lucide-react"
import { customers } from "../../i18n/en/customers.ts"
import { useMessages } from "../../i18n/useMessages.ts"

/** What opens from the page. */
export type Opening = "add" | "import"

interface Props {
  readonly organization: Organization
  readonly open: (what: Opening) => void
  /** Not the view's first action. */
  readonly quiet?: boolean
}

/** The ways in: one customer, or many from a file; as far as one's role goes. */
export const WaysIn = ({ organization: { can }, open, quiet = false }: Props) => {
  const m = useMessages(customers)
  const look = quiet ? ({ variant: "surface", color: "gray" } as const) : {}
  return (
    <>
      {can.includes("customers.import") && (
        <Button variant="surface" color="gray" onClick={() => open("import")}>
          <FileUp size={16} aria-hidden="true" />
          {m.import}
        </Button>
      )}
      {can.includes("customers.edit") && (
        <Button {...look} onClick={() => open("add")}>
          <Plus size={16} aria-hidden="true" />
          {m.add}
        </Button>
      )}
    </>
  )
}
