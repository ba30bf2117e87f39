import type { ReadableView } from "#views/contract"
import { lazy, type ReactNode, Suspense, useState } from "react"
import { useMessages } from "../../i18n/useMessages.ts"
import { OnlineButton } from "../../ui/OnlineButton.tsx"
import { views } from "./messages/index.ts"
import { useViewCommands } from "./savedViews.ts"
import type { ListViews } from "./useList.ts"
import { type Choice, ViewMenu } from "./ViewMenu.tsx"
import styles from "./ViewTabs.module.css"

const ViewDialog = lazy(async () => ({ default: (await import("./ViewDialog.tsx")).ViewDialog }))

interface Props {
  readonly list: ListViews
}

interface LayoutProps extends Props {
  readonly view?: ReadableView
  /** Saves the changes in the view. */
  readonly save?: ReactNode
  /** Runs what needs no question. */
  readonly onChoose: (choice: Choice) => void
}

/** Saving as a new view, the menu, and the dialog of either. */
const Layout = ({ list, view, save, onChoose }: LayoutProps) => {
  const m = useMessages(views)
  const [asked, ask] = useState<"create" | "rename">()
  const choose = (choice: Choice) =>
    choice === "create" || choice === "rename" ? ask(choice) : onChoose(choice)
  return (
    <div className={styles["actions"]}>
      {list.views.isChanged && (
        <span className={styles["buttons"]}>
          {save}
          <OnlineButton variant="ghost" color="gray" onClick={() => ask("create")}>
            {m.saveAsNew}
          </OnlineButton>
        </span>
      )}
      <ViewMenu list={list} onChoose={choose} />
      {asked && (
        <Suspense>
          <ViewDialog
            list={list}
            {...(asked === "rename" && view && { renamed: view })}
            onClose={() => ask(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** With a saved view, which can be changed. */
const OfSaved = ({ list, view }: Props & { readonly view: ReadableView }) => {
  const m = useMessages(views)
  const { save, share, remove } = useViewCommands(list, view)
  const run = (choice: Choice) => {
    if (choice === "save") save.mutate()
    else if (choice === "share" || choice === "unshare") share.mutate(choice === "share")
    else if (choice === "delete") remove.mutate()
  }
  return (
    <Layout
      list={list}
      view={view}
      onChoose={run}
      save={
        view.can.edit && (
          <OnlineButton variant="surface" color="gray" loading={save.isPending} onClick={() => save.mutate()}>
            {m.save}
          </OnlineButton>
        )
      }
    />
  )
}

/** What can be done with what the list shows: save it as a view, and change the one that is shown. */
export const ViewActions = ({ list }: Props) => {
  const { current } = list.views
  return current ? (
    <OfSaved key={current.id} list={list} view={current} />
  ) : (
    <Layout list={list} onChoose={() => undefined} />
  )
}
