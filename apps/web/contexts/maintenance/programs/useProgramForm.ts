import { type CommonTask, CreateProgram, EditProgram, type ProgramView } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "react-router"
import { api } from "../../../api/client.ts"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { programs } from "../messages/pages.ts"
import { withCommonTasks } from "../tasks/tasks.ts"
import { useVersioned } from "../useVersioned.ts"
import {
  commonOf,
  draftOf,
  fieldsOf,
  type ItemDraft,
  itemsIn,
  NO_RULE,
  type RuleDraft,
  ruleIn,
  textOf
} from "./drafts.ts"
import { loadProgram, programKey } from "./programs.ts"

/** What a program consists of, saved or not. */
export interface ProgramDraft {
  readonly name: string
  readonly rule: RuleDraft
  readonly items: ReadonlyArray<ItemDraft>
}

export interface ProgramFormProps {
  readonly organization: Organization
  /** The program that is edited; undefined for a new one. */
  readonly program: ProgramView | undefined
  /** What a new one begins with. */
  readonly begin?: ProgramDraft | undefined
}

const EMPTY: ProgramDraft = { name: "", rule: NO_RULE, items: [] }

const asDraft = ({ name, rule, items }: ProgramView): ProgramDraft => ({
  name,
  rule,
  items: items.map(draftOf)
})

const valuesOf = ({ name, rule, items }: ProgramDraft) => ({
  name,
  rule: textOf(rule),
  items: textOf(items)
})

type ProgramValues = ReturnType<typeof valuesOf>

/** The body of a request. Common tasks that are in it are added to the organization's own first. */
const useBody = (organization: Organization) => {
  const language = useLocale()
  return async (values: ProgramValues) => {
    const items = itemsIn(values.items)
    const codes = items.flatMap(({ task }) => commonOf(task) ?? [])
    const known = codes.length === 0 ? [] : await withCommonTasks(organization, codes, language)
    const idOf = (code: CommonTask) => known.find((task) => task.code === code)?.id
    return { name: values.name, rule: ruleIn(values.rule), items: fieldsOf(items, idOf) }
  }
}

const NO_VERSION = { version: 0 }

/** The form of a program: its name, which vehicles it applies to, and its tasks. */
export const useProgramForm = ({ organization, program, begin = EMPTY }: ProgramFormProps) => {
  const { page: m } = useMessages(programs)
  const check = useChecks()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { refresh } = useOrganizationRefresh(organization)
  const bodyOf = useBody(organization)
  const params = { organizationId: organization.id }
  const { opened, theirs, version, compare } = useVersioned<{ readonly version: number } | ProgramView>(
    program ?? NO_VERSION,
    { code: "program_was_changed", load: async () => program && loadProgram(organization, program.id) }
  )
  const initial = "items" in opened ? asDraft(opened) : begin
  const send = async (values: ProgramValues) => {
    const body = await bodyOf(values)
    if (!program) return api(CreateProgram, { params, body })
    return api(EditProgram, {
      params: { ...params, programId: program.id },
      body: { ...body, expected_version: version }
    })
  }
  const form = useDraftedForm({
    draft: `service-program.${organization.id}.${program ? `${program.id}.${opened.version}` : begin.name}`,
    initial: valuesOf(initial),
    checks: {
      name: check.line(m.name, 120),
      items: (text) => (itemsIn(text).length === 0 ? m.noTasks : undefined)
    },
    errorFields: { program_exists: "name" },
    submit: async (values) => {
      const saved = await send(values).catch(compare)
      client.setQueryData(programKey(organization, saved.id), saved)
      await refresh()
      notify.success((program ? m.saved : m.created)(saved.name))
      await navigate("/services/programs")
    }
  })
  return {
    form,
    rule: ruleIn(form.values.rule),
    items: itemsIn(form.values.items),
    setRule: (rule: RuleDraft) => form.set("rule", textOf(rule)),
    setItems: (items: ReadonlyArray<ItemDraft>) => form.set("items", textOf(items)),
    before: initial,
    /** What someone else made of it meanwhile. */
    theirs: theirs && "items" in theirs ? asDraft(theirs) : undefined
  }
}
