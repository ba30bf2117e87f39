import { TextField } from "@radix-ui/themes"
import { useQuery } from "@tanstack/react-query"
import { type KeyboardEvent, useState } from "react"
import { common, lists } from "../../i18n/messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { useDebounced } from "../useDebounced.ts"
import type { Filter } from "./Filter.ts"
import styles from "./Filters.module.css"
import { OptionList } from "./OptionList.tsx"

interface Props {
  readonly filter: Extract<Filter, { readonly kind: "record" }>
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** Down moves from the search to what it found. */
const enterList = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== "ArrowDown") return
  event.preventDefault()
  event.currentTarget.closest("[role=dialog]")?.querySelector<HTMLElement>("[role=radio]")?.focus()
}

/** Records that the server finds while one types. */
export const RecordList = ({ filter, chosen, onChoose }: Props) => {
  const m = useMessages(lists).filters
  const { loading } = useMessages(common)
  const [typed, type] = useState("")
  const { data: options = [], isPending } = useQuery(filter.find(useDebounced(typed.trim())))
  return (
    <div className={styles["list"]}>
      <TextField.Root
        type="search"
        value={typed}
        maxLength={200}
        placeholder={m.search}
        aria-label={m.search}
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
        onKeyDown={enterList}
      />
      {isPending ? (
        <output className={styles["nothing"]}>{loading}</output>
      ) : (
        <OptionList label={filter.label} options={options} chosen={[chosen]} onToggle={onChoose} />
      )}
    </div>
  )
}
