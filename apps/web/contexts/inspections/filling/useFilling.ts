import { type FormSection, type FormUse, shownItems } from "#inspections/contract"
import type { Organization } from "#tenancy/contract"
import { useRef, useState } from "react"
import { useMe } from "../../identity/me.ts"
import type { Filling } from "../items/Filling.ts"
import { answerOf, answersOf, isFullOfPhotos, openIn } from "../offline/answers.ts"
import { finish } from "../offline/sending.ts"
import { save, storedOf } from "../offline/stored.ts"
import type { StoredInspection } from "../offline/StoredInspection.ts"
import { useStoredPhotos } from "./useStoredPhotos.ts"

/** The sections with the items that are shown with these answers; those without any are left out. */
const shownSections = ({ form, answers }: StoredInspection): ReadonlyArray<FormSection> => {
  const shown = new Set(shownItems(form.sections, answersOf(form.sections, answers)).map(({ key }) => key))
  return form.sections
    .map((section) => ({ ...section, items: section.items.filter(({ key }) => shown.has(key)) }))
    .filter(({ items }) => items.length > 0)
}

/** Goes to the section of an item, and to the item in it. */
const showItem = (key: string, sections: ReadonlyArray<FormSection>, go: (step: number) => void): void => {
  go(sections.findIndex((section) => section.items.some((item) => item.key === key)))
  // Once its section is shown.
  requestAnimationFrame(() => document.getElementById(`item-${key}`)?.focus())
}

/** Whether someone else signs than the person who fills it in: who gets the vehicle, or returns it. */
const isSignedByOther = (use: FormUse): boolean => use === "handover" || use === "return"

export type Outcome = "sent" | "waiting" | "refused"

/** An inspection that is being filled in: every answer is stored in this browser as it is given. */
export const useFilling = (organization: Organization, begun: StoredInspection) => {
  const me = useMe()
  const [one, set] = useState(begun)
  // Two answers may come between two renderings.
  const latest = useRef(begun)
  const [outcome, setOutcome] = useState<Outcome>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const photos = useStoredPhotos(one)
  const update = (part: Partial<StoredInspection>) => {
    const after = { ...latest.current, ...part }
    latest.current = after
    set(after)
    save(after).then(() => setFailure(undefined), setFailure)
  }
  const filling: Filling = {
    organization,
    kind: one.vehicle.kind,
    answers: one.answers,
    change: (key, part) => {
      const { answers: before } = latest.current
      update({ answers: { ...before, [key]: { ...answerOf(before, key), ...part } } })
    },
    photos,
    isFull: isFullOfPhotos(one.answers),
    draft: `inspection.${one.id}`,
    person: isSignedByOther(one.form.use) ? "" : (me?.full_name ?? "")
  }
  const sections = shownSections(one)
  const answers = answersOf(one.form.sections, one.answers)
  const go = (step: number) => update({ step: Math.max(0, Math.min(step, sections.length)) })
  return {
    one,
    filling,
    sections,
    answers,
    missing: openIn(one.form.sections, one.answers),
    step: Math.min(one.step, sections.length),
    placeIt: (place: StoredInspection["place"]) => update({ place: place ?? null }),
    go,
    goTo: (key: string) => showItem(key, sections, go),
    outcome,
    busy,
    failure,
    /** Back to what the server has refused. */
    edit: () => {
      setOutcome(undefined)
      // With the reason.
      void storedOf(one.user_id).then((all) => {
        const refusal = all.find(({ id }) => id === one.id)?.refusal
        if (refusal) update({ refusal })
      })
    },
    finish: async () => {
      setBusy(true)
      await finish({ ...one, finished_at: Date.now(), refusal: null }).then(setOutcome, setFailure)
      setBusy(false)
    }
  }
}

export type FillingState = ReturnType<typeof useFilling>
