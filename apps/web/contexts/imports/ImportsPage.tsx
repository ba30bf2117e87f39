import type { TargetView } from "#imports/contract"
import type { Organization } from "#tenancy/contract"
import { Button } from "@radix-ui/themes"
import { FileUp } from "lucide-react"
import { Link } from "react-router"
import { useLocale } from "../../i18n/locale.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { NoPermission, NotLoaded } from "../../ui/ListStates.tsx"
import { PageHeader } from "../../ui/PageHeader.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { OrganizationGate } from "../tenancy/OrganizationGate.tsx"
import { History } from "./History.tsx"
import styles from "./Imports.module.css"
import { useTargets } from "./imports.ts"
import { imports, importsInShell } from "./messages/index.ts"
import { Steps } from "./Steps.tsx"
import { ChooseFile } from "./upload/ChooseFile.tsx"
import { useView } from "./useView.ts"
import { OpenedImport } from "./wizard/OpenedImport.tsx"

interface Props {
  readonly organization: Organization
}

const Forbidden = ({ title }: { readonly title: string }) => (
  <Panel flush>
    <NoPermission level="h2" title={title} />
  </Panel>
)

/** A link for everything that can be imported. */
const Targets = ({ targets }: { readonly targets: ReadonlyArray<TargetView> }) => {
  const locale = useLocale()
  return (
    <div className={styles["targets"]}>
      {targets.map(({ name, title }) => (
        <Button key={name} asChild variant="surface" color="gray">
          <Link to={{ search: `?target=${name}` }}>
            <FileUp size={16} aria-hidden="true" />
            {title[locale]}
          </Link>
        </Button>
      ))}
    </div>
  )
}

const Board = ({ organization, targets }: Props & { readonly targets: ReadonlyArray<TargetView> }) => {
  const m = useMessages(imports)
  const header = useMessages(importsInShell).page
  const locale = useLocale()
  const view = useView()
  const target = targets.find(({ name }) => name === view.target)
  const title = target?.title[locale] ?? header.title
  const content = () => {
    if (view.opened)
      return (
        <Panel>
          <OpenedImport
            key={view.opened}
            organization={organization}
            targets={targets}
            id={view.opened}
            onLeave={view.close}
          />
        </Panel>
      )
    if (target)
      return (
        <Panel>
          <div className={styles["stage"]}>
            <Steps at="choose" />
            <ChooseFile organization={organization} target={target} onUploaded={view.open} />
          </div>
        </Panel>
      )
    return view.target === undefined ? <Targets targets={targets} /> : <Forbidden title={m.unknownTarget} />
  }
  return (
    <>
      <PageHeader title={title} subtitle={header.subtitle} />
      <div className={styles["page"]}>
        {content()}
        {!view.opened && <History organization={organization} targets={targets} view={view} />}
      </div>
    </>
  )
}

const Loaded = ({ organization }: Props) => {
  const header = useMessages(importsInShell).page
  const query = useTargets(organization)
  if (query.data) return <Board organization={organization} targets={query.data.items} />
  return (
    <>
      <PageHeader {...header} />
      <Panel flush>
        <NotLoaded query={query} />
      </Panel>
    </>
  )
}

/** Imports records from files, and shows the history. */
export const ImportsPage = () => {
  const header = useMessages(importsInShell).page
  const m = useMessages(imports)
  return (
    <OrganizationGate {...header}>
      {(organization) =>
        organization.can.includes("imports.run") ? (
          <Loaded key={organization.id} organization={organization} />
        ) : (
          <>
            <PageHeader {...header} />
            <Forbidden title={m.forbidden} />
          </>
        )
      }
    </OrganizationGate>
  )
}

export const Component = ImportsPage
