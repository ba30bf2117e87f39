import type { AnswerValue, FormItem } from "#inspections/contract"
import { fails } from "#inspections/contract"
import { dialToSi } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { dialText } from "../../fleet/meters/quantities.ts"
import { useDamageWords } from "../../fleet/handovers/useDamageWords.ts"
import { useLocale } from "../../../i18n/locale.ts"
import { inspections } from "../messages/index.ts"
import { useFormWords } from "../useFormWords.ts"

interface Props {
  readonly organization: Organization
  readonly item: FormItem
  /** Undefined if it was not answered. */
  readonly answer: { readonly value: AnswerValue } | undefined
}

/** An answer in words. */
const useAnswerWords = (organization: Organization) => {
  const m = useMessages(inspections)
  const words = useFormWords()
  const damage = useDamageWords(organization)
  const format = useFormat()
  const locale = useLocale()
  return (item: FormItem, value: AnswerValue): string => {
    switch (value.type) {
      case "pass_fail_na":
        return m.answers[value.result]
      case "number": {
        const unit = item.type === "number" && item.unit !== null ? ` ${item.unit}` : ""
        return format.number(value.number) + unit
      }
      case "select": {
        const option = item.type === "select" && item.options.find(({ key }) => key === value.option)
        return option ? words.label(option) : value.option
      }
      case "text":
        return value.text
      case "meter":
        return dialText(locale, dialToSi(value.value, value.unit), value.unit)
      case "photo":
        return m.answers.photo
      case "signature":
        return m.answers.signed(value.name)
      case "damage_map":
        return value.marks.length === 0 ? m.answers.noDamage : value.marks.map(damage.what).join("; ")
    }
  }
}

/** What was answered; a failed answer is marked as such. */
export const AnswerText = ({ organization, item, answer }: Props) => {
  const { answers: m } = useMessages(inspections)
  const words = useAnswerWords(organization)
  if (!answer) return <>{m.none}</>
  const text = words(item, answer.value)
  if (fails(item, answer.value)) return <StateBadge state="stop">{text}</StateBadge>
  const isPass = answer.value.type === "pass_fail_na" && answer.value.result === "pass"
  return isPass ? <StateBadge state="go">{text}</StateBadge> : <span>{text}</span>
}
