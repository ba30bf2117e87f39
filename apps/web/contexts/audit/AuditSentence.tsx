import { Role } from "#kernel"
import type { AuditEntry } from "#audit/contract"
import { audit } from "./messages/index.ts"
import { shell } from "../../app/messages/index.ts"
import { useLocale } from "../../i18n/locale.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { RichText } from "../../ui/RichText.tsx"
import { useMe } from "../identity/me.ts"

/** The details contain the changed fields: by name as keys, or as one list. */
const fieldsOf = ({ details: { fields, ...values } }: AuditEntry) =>
  fields === undefined ? Object.keys(values) : fields.split(", ")

const useActor = ({ actor_id, actor_name, actor_kind }: AuditEntry): string => {
  const m = useMessages(audit)
  const me = useMe()
  const isMe = actor_id !== null && actor_id === me?.id
  // An operator acted on behalf of a user.
  if (actor_kind === "Operator" && actor_id !== null)
    return isMe ? m.operatorForYou : m.operatorFor(actor_name ?? m.erased)
  if (isMe) return m.you
  return actor_name ?? m.actors[actor_kind]
}

const useRoleName = () => {
  const { roles } = useMessages(shell)
  return (text = "") => {
    const role = Role.literals.find((one) => one === text)
    return role ? roles[role] : text
  }
}

/** One line of the log in words: `Ana Ruiz invited ben@depot.example as Driver`. */
export const AuditSentence = ({ entry }: { readonly entry: AuditEntry }) => {
  const m = useMessages(audit)
  const actor = useActor(entry)
  const roleName = useRoleName()
  const list = new Intl.ListFormat(useLocale(), { type: "conjunction" })
  const { action, details, subject, redacted } = entry
  const names = m.fields[action] ?? {}
  /** What a person who has left an organization no longer sees. */
  const shown = (text: string) => (redacted ? m.hidden : text)
  return (
    <RichText
      text={m.sentences[action] ?? m.sentences.other}
      parts={{
        actor: <b>{actor}</b>,
        action,
        subject: <b>{shown(subject ?? m.erased)}</b>,
        role: shown(roleName(details["role"])),
        from: shown(roleName(details["from"])),
        to: shown(roleName(details["to"])),
        driver: shown(details["driver"] ?? ""),
        vehicle: shown(details["vehicle"] ?? ""),
        task: shown(details["task"] ?? ""),
        fault: shown(details["fault"] ?? ""),
        count: shown(details["count"] ?? ""),
        fields: shown(list.format(fieldsOf(entry).map((field) => names[field] ?? field)))
      }}
    />
  )
}
