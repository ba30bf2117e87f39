import type { ImportId, ImportState, ImportView, TargetView } from "#imports/contract"
import type { Organization } from "#tenancy/contract"
import { Button } from "@radix-ui/themes"
import { useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { ProgressBar } from "../../../ui/ProgressBar.tsx"
import styles from "../Imports.module.css"
import { useImport } from "../imports.ts"
import { imports } from "../messages/index.ts"
import { type Step, Steps } from "../Steps.tsx"
import { DASHES } from "../usePercent.ts"
import { Check } from "./Check.tsx"
import { MapColumns } from "./MapColumns.tsx"
import type { StepProps } from "./props.ts"
import { Report } from "./Report.tsx"
import { useActions } from "./useActions.ts"
import { useTexts } from "./useTexts.ts"
import { Running, Undoing } from "./Working.tsx"

interface Props {
  readonly organization: Organization
  readonly targets: ReadonlyArray<TargetView>
  readonly id: ImportId
  /** Leaves the import, to choose another file. */
  readonly onLeave: () => void
}

interface OpenProps extends StepProps {
  readonly onLeave: () => void
}

const STEPS: Readonly<Partial<Record<ImportState, Step>>> = {
  uploading: "choose",
  reading: "choose",
  unreadable: "choose",
  mapping: "map",
  checking: "check",
  checked: "check"
}

/** A file that is not a table, or was not uploaded completely: another one has to be chosen. */
const NotRead = ({ view, target, actions, onLeave }: OpenProps) => {
  const m = useMessages(imports)
  const { problemOf } = useTexts(target)
  const leave = () => {
    actions.discard.mutate()
    onLeave()
  }
  return (
    <div className={styles["stage"]}>
      {view.fault === null ? (
        <EmptyState title={m.choose.interrupted} level="h3">
          {m.choose.interruptedAbout}
        </EmptyState>
      ) : (
        <Alert title={m.unreadable} error={problemOf(view.fault)} />
      )}
      <div className={styles["submit"]}>
        <OnlineButton onClick={leave}>{m.choose.again}</OnlineButton>
      </div>
    </div>
  )
}

const Reading = ({ view }: { readonly view: ImportView }) => {
  const m = useMessages(imports)
  return (
    <div className={styles["stage"]}>
      <ProgressBar value={0} max={DASHES} label={m.reading(view.rows)} />
      <p className={styles["soft"]}>{m.running.leave}</p>
    </div>
  )
}

const Content = (
  props: OpenProps & { readonly isMapping: boolean; readonly setMapping: (on: boolean) => void }
) => {
  const { view, actions, isMapping, setMapping, onLeave } = props
  const discard = () => actions.discard.mutate(undefined, { onSuccess: onLeave })
  switch (view.state) {
    case "uploading":
    case "unreadable":
      return <NotRead {...props} />
    case "reading":
      return <Reading view={view} />
    case "running":
      return <Running {...props} />
    case "undoing":
      return <Undoing view={view} />
    case "mapping":
    case "checking":
    case "checked":
      if ((view.state === "mapping" || isMapping) && view.plan !== null)
        return (
          <MapColumns {...props} plan={view.plan} onMapped={() => setMapping(false)} onDiscard={discard} />
        )
      return <Check {...props} onBack={() => setMapping(true)} />
    default:
      return <Report {...props} onAnother={onLeave} />
  }
}

const Opened = (props: OpenProps) => {
  const { view } = props
  const [isMapping, setMapping] = useState(false)
  const mayMap = view.state === "checking" || view.state === "checked"
  const step = mayMap && isMapping ? "map" : (STEPS[view.state] ?? "import")
  return (
    <div className={styles["stage"]}>
      <Steps at={step} />
      <Content {...props} isMapping={isMapping} setMapping={setMapping} />
    </div>
  )
}

/** An import at whichever step it is. */
export const OpenedImport = ({ organization, targets, id, onLeave }: Props) => {
  const m = useMessages(imports)
  const query = useImport(organization, id)
  const actions = useActions(organization, { id })
  if (!query.data) return <NotLoaded query={query} onClose={onLeave} />
  const target = targets.find(({ name }) => name === query.data.target)
  if (target === undefined)
    return (
      <EmptyState title={m.unknownTarget} level="h3" action={<Button onClick={onLeave}>{m.back}</Button>} />
    )
  return <Opened {...{ organization, target, actions, onLeave }} view={query.data} />
}
