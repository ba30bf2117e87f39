import { PartId } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { Button } from "@radix-ui/themes"
import { Store } from "lucide-react"
import { Schema } from "effect"
import { lazy, Suspense, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useOpened } from "../../../ui/useOpened.ts"
import { ListControls } from "../../views/ListControls.tsx"
import { parts } from "../messages/pages.ts"
import { ServicesFrame } from "../ServicesFrame.tsx"
import { AddPartButton } from "./AddPartButton.tsx"
import { OpenedPart } from "./OpenedPart.tsx"
import { PartList } from "./PartList.tsx"
import { usePartCount, useParts } from "./parts.ts"
import { usePartList } from "./usePartList.ts"

const VendorsDialog = lazy(async () => ({ default: (await import("./VendorsDialog.tsx")).VendorsDialog }))

const isPartId = Schema.is(PartId)

interface Props {
  readonly organization: Organization
}

const Board = ({ organization }: Props) => {
  const m = useMessages(parts)
  const list = usePartList(organization)
  const { opened, linkTo, close } = useOpened("part", isPartId)
  const query = useParts(organization, list)
  const count = usePartCount(organization, list)
  return (
    <>
      <ListControls list={list} search={m.search} />
      <PartList list={list} query={query} count={count} linkTo={linkTo} />
      {opened && (
        <OpenedPart
          key={opened}
          organization={organization}
          id={opened}
          known={query.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === opened)}
          onClose={close}
        />
      )}
    </>
  )
}

const Actions = ({ organization }: Props) => {
  const m = useMessages(parts).vendors
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="surface" color="gray" onClick={() => setOpen(true)}>
        <Store size={16} aria-hidden="true" />
        {m.open}
      </Button>
      <AddPartButton organization={organization} />
      {open && (
        <Suspense>
          <VendorsDialog organization={organization} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const actions = (organization: Organization) => <Actions organization={organization} />

/** The parts that the workshop keeps in stock. */
export const PartsPage = () => (
  <ServicesFrame permission="workorders.read" renderActions={actions}>
    {(organization) => <Board key={organization.id} organization={organization} />}
  </ServicesFrame>
)

export const Component = PartsPage
