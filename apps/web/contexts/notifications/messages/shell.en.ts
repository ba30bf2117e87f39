import { pluralOf } from "../../../i18n/plural.ts"
const plural = pluralOf("en")

export const messages = {
  open: { title: "Notifications", keywords: "alerts bell invitations" },
  invitations: (count: number) =>
    plural(count, { one: "1 invitation", other: `${count > 99 ? "99+" : count} invitations` })
}
