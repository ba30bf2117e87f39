import { Button } from "@radix-ui/themes"
import { Link } from "react-router"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { EmptyList } from "../../views/EmptyList.tsx"
import { services } from "../messages/pages.ts"
import type { DueListState } from "./useDueList.ts"

/** No services: none at all, or none that match. */
export const NoServices = ({ list }: { readonly list: DueListState }) => {
  const m = useMessages(services)
  const mayEdit = list.organization.can.includes("services.edit")
  return (
    <EmptyList
      list={list}
      matching={list.matching}
      notFound={m.notFound.title}
      noMatches={m.noMatches}
      searched={m.notFound.sentence}
    >
      <EmptyState
        title={m.empty.title}
        action={
          mayEdit && (
            <Button asChild>
              <Link to="/services/programs">{m.empty.action}</Link>
            </Button>
          )
        }
      >
        {mayEdit ? m.empty.sentence : m.empty.readOnly}
      </EmptyState>
    </EmptyList>
  )
}
