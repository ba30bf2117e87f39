import { EditProfile } from "#identity/contract"
import { api } from "../../api/client.ts"
import { queryClient } from "../../api/queryClient.ts"
import { currentSession } from "../../api/session.ts"
import { chooseLocale, currentLocale, type Locale } from "../../i18n/locale.ts"
import { meQuery } from "./me.ts"

/**
 * Switches the page, at once, and this browser. A language in the profile would win on the next visit, so
 * that changes along; a server that cannot be reached is logged, and the page stays in the language chosen.
 */
export const switchLanguage = async (locale: Locale): Promise<void> => {
  const person = currentSession()?.user.id
  await chooseLocale(locale)
  // Somebody else is here, or another language was chosen, while this one was loaded.
  if (currentSession()?.user.id !== person || currentLocale() !== locale) return
  const me = queryClient.getQueryData(meQuery.queryKey) ?? currentSession()?.user
  if (!me?.locale || me.locale === locale) return
  try {
    queryClient.setQueryData(meQuery.queryKey, await api(EditProfile, { body: { locale } }))
  } catch (error) {
    console.error("Failed to save the language to the profile; it is changed in this browser only.", error)
  }
}
