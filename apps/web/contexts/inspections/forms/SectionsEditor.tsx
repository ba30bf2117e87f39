import { type FormItem, type FormView, itemsOf, MAX_ITEMS, MAX_SECTIONS } from "#inspections/contract"
import { Button, VisuallyHidden } from "@radix-ui/themes"
import { Plus } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { forms } from "../messages/pages.ts"
import {
  addItem,
  addSection,
  itemsBefore,
  keysOf,
  type Place,
  renameSection,
  replaceItem
} from "./drafting.ts"
import { SectionPanel } from "./SectionPanel.tsx"
import type { Builder } from "./useBuilder.ts"

const ItemDialog = lazy(async () => ({ default: (await import("./ItemDialog.tsx")).ItemDialog }))
const SectionDialog = lazy(async () => ({ default: (await import("./SectionDialog.tsx")).SectionDialog }))

/** What is edited in a dialog: an item, a new one in a section, a section, or a new one. */
export type Edited =
  | { readonly kind: "item"; readonly place: Place; readonly item: FormItem }
  | { readonly kind: "new item"; readonly section: number }
  | { readonly kind: "section"; readonly section: number }
  | { readonly kind: "new section" }

interface Props {
  readonly form: FormView
  readonly builder: Builder
  readonly mayEdit: boolean
}

const Editing = ({
  form,
  builder,
  edited,
  onClose
}: Pick<Props, "form" | "builder"> & { readonly edited: Edited; readonly onClose: () => void }) => {
  const { sections, change } = builder
  const draft = `inspection-item.${form.id}.${form.version}`
  switch (edited.kind) {
    case "item":
      return (
        <ItemDialog
          draft={draft}
          item={edited.item}
          before={itemsBefore(sections, edited.place)}
          taken={keysOf(sections).filter((key) => key !== edited.item.key)}
          onSave={(item) => change(replaceItem(sections, edited.place, item))}
          onClose={onClose}
        />
      )
    case "new item": {
      const at = sections[edited.section]?.items.length ?? 0
      return (
        <ItemDialog
          draft={`${draft}.${edited.section}`}
          item={undefined}
          before={itemsBefore(sections, { section: edited.section, at })}
          taken={keysOf(sections)}
          onSave={(item) => change(addItem(sections, edited.section, item))}
          onClose={onClose}
        />
      )
    }
    case "section":
    case "new section": {
      const section = edited.kind === "section" ? sections[edited.section] : undefined
      return (
        <SectionDialog
          section={section}
          onSave={(titles) => {
            const at = edited.kind === "section" ? edited.section : sections.length
            const all = edited.kind === "section" ? sections : addSection(sections, titles.title)
            change(renameSection(all, at, titles))
          }}
          onClose={onClose}
        />
      )
    }
  }
}

/** The sections of a form with their items. */
export const SectionsEditor = ({ form, builder, mayEdit }: Props) => {
  const m = useMessages(forms)
  const [edited, edit] = useState<Edited>()
  const [announced, announce] = useState("")
  const { sections } = builder
  const isFull = itemsOf(sections).length >= MAX_ITEMS
  const add = (
    <Button variant="surface" color="gray" onClick={() => edit({ kind: "new section" })}>
      <Plus size={16} aria-hidden="true" />
      {m.section.add}
    </Button>
  )
  return (
    <>
      <VisuallyHidden>
        <output>{announced}</output>
      </VisuallyHidden>
      {sections.length === 0 && (
        <Panel flush>
          <EmptyState title={m.section.empty.title} {...(mayEdit && { action: add })}>
            {m.section.empty.sentence}
          </EmptyState>
        </Panel>
      )}
      {sections.map((section, at) => (
        <SectionPanel
          // Two sections may have the same title.
          // oxlint-disable-next-line react/no-array-index-key -- A section has no other state.
          key={at}
          section={section}
          at={at}
          builder={builder}
          mayEdit={mayEdit}
          mayAdd={!isFull}
          onEdit={edit}
          onMoved={announce}
        />
      ))}
      {sections.length > 0 && sections.length < MAX_SECTIONS && mayEdit && <p>{add}</p>}
      {edited && (
        <Suspense>
          <Editing form={form} builder={builder} edited={edited} onClose={() => edit(undefined)} />
        </Suspense>
      )}
    </>
  )
}
