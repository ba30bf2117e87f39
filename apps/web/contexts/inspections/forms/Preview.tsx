import type { FileId } from "#files/contract"
import { type FormSections, shownItems } from "#inspections/contract"
import type { Organization } from "#tenancy/contract"
import { Button } from "@radix-ui/themes"
import { useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Panel } from "../../../ui/Panel.tsx"
import { prepareFile } from "../../files/prepareFile.ts"
import flow from "../../fleet/handovers/Flow.module.css"
import type { Photos, TakenPhoto } from "../../fleet/handovers/usePhotos.ts"
import { useMe } from "../../identity/me.ts"
import type { Filling } from "../items/Filling.ts"
import { ItemField } from "../items/ItemField.tsx"
import { SectionProgress } from "../items/SectionProgress.tsx"
import { filling as fillingCatalogue, forms } from "../messages/pages.ts"
import styles from "../Inspections.module.css"
import { answerOf, answersOf, isFullOfPhotos, openIn } from "../offline/answers.ts"
import type { EnteredAnswers } from "../offline/StoredInspection.ts"
import { useFormWords } from "../useFormWords.ts"

interface Props {
  readonly organization: Organization
  readonly sections: FormSections
  readonly name: string
}

/** Photos that are only tried out: they are neither stored nor uploaded. */
const useTriedPhotos = (): Photos => {
  const [taken, setTaken] = useState<ReadonlyMap<FileId, TakenPhoto>>(new Map())
  return {
    taken,
    take: async (chosen) => {
      const file = await prepareFile(chosen)
      if (typeof file === "string") return undefined
      setTaken((before) => new Map(before).set(file.id, { file, state: "done" }))
      return file.id
    },
    finish: async () => undefined
  }
}

/**
 * The form as it is filled in on a phone. It can be tried out; nothing of it is stored.
 *
 * Long because: the section, its place and the buttons share what was entered.
 */
export const Preview = ({ organization, sections, name }: Props) => {
  const m = useMessages(forms).preview
  const fill = useMessages(fillingCatalogue)
  const words = useFormWords()
  const me = useMe()
  const [answers, setAnswers] = useState<EnteredAnswers>({})
  const [step, setStep] = useState(0)
  const filling: Filling = {
    organization,
    kind: "car",
    answers,
    change: (key, part) =>
      setAnswers((before) => ({ ...before, [key]: { ...answerOf(before, key), ...part } })),
    photos: useTriedPhotos(),
    isFull: isFullOfPhotos(answers),
    draft: "",
    person: me?.full_name ?? ""
  }
  const shown = new Set(shownItems(sections, answersOf(sections, answers)).map(({ key }) => key))
  const at = Math.min(step, Math.max(0, sections.length - 1))
  const section = sections[at]
  const items = section?.items.filter(({ key }) => shown.has(key)) ?? []
  return (
    <div className={styles["preview"]}>
      <Panel
        title={m.title}
        about={m.about}
        aside={
          <Button variant="soft" color="gray" onClick={() => setAnswers({})}>
            {m.reset}
          </Button>
        }
        flush
      >
        <section aria-label={m.label(name)} className={styles["phone"]}>
          <div className={flow["body"]} key={at}>
            {section ? (
              <>
                <SectionProgress
                  section={section}
                  at={at}
                  of={sections.length}
                  open={openIn(sections, answers)}
                />
                <h3 className={flow["heading"]}>{words.title(section)}</h3>
                {items.map((item) => (
                  <ItemField key={item.key} filling={filling} item={item} />
                ))}
                {items.length === 0 && <p className={styles["hint"]}>{m.noItems}</p>}
              </>
            ) : (
              <p className={styles["hint"]}>{m.noItems}</p>
            )}
          </div>
          <div className={flow["footer"]}>
            <Button
              variant="surface"
              color="gray"
              size="3"
              disabled={at === 0}
              onClick={() => setStep(at - 1)}
            >
              {fill.back}
            </Button>
            <Button
              size="3"
              variant="surface"
              color="gray"
              disabled={at >= sections.length - 1}
              onClick={() => setStep(at + 1)}
            >
              {fill.next}
            </Button>
          </div>
        </section>
      </Panel>
    </div>
  )
}
