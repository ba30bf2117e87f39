import type { AnswerValue } from "../../contract/answers.ts"
import type { FormItem } from "../../contract/items.ts"
import { fileWords, type FileWords, type Language } from "./fileWords.ts"

/** The label of an item or option, in the reader's language if it has one. */
export const labelIn = (
  { label, label_es }: { readonly label: string; readonly label_es?: string },
  language: Language
): string => (language === "es" ? (label_es ?? label) : label)

type Mark = Extract<AnswerValue, { readonly type: "damage_map" }>["marks"][number]

/** A mark by its number, as on the drawing: "2. Front: Dent, moderate, up to 5 cm. Above the lamp". */
const markText =
  ({ damage, damageSeverities, sides, sizes }: FileWords) =>
  ({ side, type, severity, size, note }: Mark, index: number): string => {
    const about = [damage[type], damageSeverities[severity], size === null ? undefined : sizes[size]]
    const text = `${index + 1}. ${sides[side]}: ${about.filter((part) => part !== undefined).join(", ")}`
    return note === null ? text : `${text}. ${note}`
  }

/** An answer in words. */
export const answerText = (value: AnswerValue, item: FormItem | undefined, language: Language): string => {
  const words = fileWords[language]
  const format = (number: number) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(number)
  switch (value.type) {
    case "pass_fail_na":
      return words.checks[value.result]
    case "number": {
      const unit = item?.type === "number" ? item.unit : null
      return unit === null ? format(value.number) : `${format(value.number)} ${unit}`
    }
    case "select": {
      const options = item?.type === "select" ? item.options : []
      const chosen = options.find(({ key }) => key === value.option)
      return chosen === undefined ? value.option : labelIn(chosen, language)
    }
    case "text":
      return value.text
    case "meter":
      return `${format(value.value)} ${value.unit}`
    case "photo":
      return words.seePhotos
    case "signature":
      return words.signedBy(value.name)
    case "damage_map":
      return value.marks.length === 0 ? words.noMarks : value.marks.map(markText(words)).join("\n")
  }
}
