import { Tabs } from "@radix-ui/themes"
import type { ReactNode } from "react"
import { useSearchParams } from "react-router"
import styles from "./PageTabs.module.css"

export interface PageTab {
  /** As in the address: `?tab=settings`. */
  readonly name: string
  readonly label: string
  readonly content: ReactNode
}

/** The tab in the address, and the function that selects another; the first if the address names none. */
export const useTab = (names: ReadonlyArray<string>) => {
  const [search, setSearch] = useSearchParams()
  const tab = names.find((name) => name === search.get("tab")) ?? names[0] ?? ""
  const choose = (name: string) => setSearch(name === names[0] ? {} : { tab: name }, { replace: true })
  return [tab, choose] as const
}

/** The tabs of a page; the selected one is in the address, so that it can be shared. */
export const PageTabs = ({
  label,
  tabs
}: {
  readonly label: string
  readonly tabs: ReadonlyArray<PageTab>
}) => {
  const [tab, choose] = useTab(tabs.map(({ name }) => name))
  return (
    <Tabs.Root value={tab} onValueChange={choose}>
      <Tabs.List className={styles["list"] ?? ""} aria-label={label}>
        {tabs.map(({ name, label }) => (
          <Tabs.Trigger key={name} value={name}>
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ name, content }) => (
        <Tabs.Content key={name} value={name}>
          {content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
