import { DefectId } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { Schema } from "effect"
import { lazy, Suspense } from "react"
import { ActionButton } from "../../../app/actions/ActionButton.tsx"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useOpened } from "../../../ui/useOpened.ts"
import { ListControls } from "../../views/ListControls.tsx"
import { reportDefect } from "../actions.ts"
import { defects } from "../messages/pages.ts"
import { ServicesFrame } from "../ServicesFrame.tsx"
import { DefectList } from "./DefectList.tsx"
import { useDefectCount, useDefects } from "./defects.ts"
import { useDefectList } from "./useDefectList.ts"

const OpenedDefect = lazy(async () => ({ default: (await import("./OpenedDefect.tsx")).OpenedDefect }))

const isDefectId = Schema.is(DefectId)

const Board = ({ organization }: { readonly organization: Organization }) => {
  const m = useMessages(defects)
  const list = useDefectList(organization)
  const { opened, linkTo, close } = useOpened("defect", isDefectId)
  const query = useDefects(organization, list)
  const count = useDefectCount(organization, list)
  return (
    <>
      <ListControls list={list} search={m.search} />
      <DefectList list={list} query={query} count={count} linkTo={linkTo} />
      {opened && (
        <Suspense>
          <OpenedDefect key={opened} organization={organization} id={opened} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

const actions = () => <ActionButton action={reportDefect} />

/** What is wrong with the organization's vehicles. */
export const DefectsPage = () => (
  <ServicesFrame permission="defects.read" renderActions={actions}>
    {(organization) => <Board key={organization.id} organization={organization} />}
  </ServicesFrame>
)

export const Component = DefectsPage
