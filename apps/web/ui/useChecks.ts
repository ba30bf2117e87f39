import { EmailAddress } from "#kernel"
import { Schema } from "effect"
import { forms } from "../i18n/messages/index.ts"
import { useMessages } from "../i18n/useMessages.ts"

const isEmailAddress = (text: string) => Schema.decodeUnknownOption(EmailAddress)(text)._tag === "Some"

/** Client-side checks for `useForm` that save a round trip. The server validates again. */
export const useChecks = () => {
  const m = useMessages(forms)
  return {
    required: (label: string) => (text: string) => (text.trim() === "" ? m.required(label) : undefined),
    chosen: (label: string) => (text: string) => (text === "" ? m.choose(label) : undefined),
    given: (label: string) => (text: string) => (text === "" ? m.required(label) : undefined),
    /** One line of text, in code points. */
    line: (label: string, max: number) => (text: string) => {
      if (text.trim() === "") return m.required(label)
      return Array.from(text.trim()).length > max ? m.tooLong(label, max) : undefined
    },
    email: (label: string) => (text: string) => {
      if (text.trim() === "") return m.required(label)
      return isEmailAddress(text) ? undefined : m.email
    },
    newPassword: (label: string) => (text: string) => {
      const length = Array.from(text).length
      if (length === 0) return m.required(label)
      if (length < 8) return m.passwordShort
      return length > 256 ? m.passwordLong : undefined
    }
  }
}
