import { useQuery } from "@tanstack/react-query"
import { identityInShell } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Banner } from "../../ui/Banner.tsx"
import { meQuery, useMe } from "./me.ts"
import { ResendButton } from "./ResendButton.tsx"

/** A slim reminder on every page until the address is verified. */
export const VerificationBanner = () => {
  const { verification } = useMessages(identityInShell)
  // The link opens in another tab: the banner must be gone when the user comes back.
  useQuery({ ...meQuery, refetchOnWindowFocus: "always" })
  // The session's data shows immediately: a banner that waits for a response would push the page down.
  const me = useMe()
  if (!me || me.email_verified_at !== null) return null
  return (
    <Banner title={verification.title} action={<ResendButton size="1" email={me.email} />}>
      {verification.sentence(me.email)}
    </Banner>
  )
}
