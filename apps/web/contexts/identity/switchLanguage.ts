import { EditProfile } from "#identity/contract"
import { api } from "../../api/client.ts"
import { queryClient } from "../../api/queryClient.ts"
import { currentSession } from "../../api/session.ts"
import { chooseLocale, currentLocale, type Locale } from "../../i18n/locale.ts"
import { meQuery } from "./me.ts"

/**
 * Switches the page and this browser immediately. The profile's language would win on the next visit, so it
 * is changed too; if the server cannot be reached, that is logged, and the page stays in the chosen language.
 */
export const switchLanguage = async (locale: Locale): Promise<void> => {
  const person = currentSession()?.user.id
  await chooseLocale(locale)
  // Another user signed in, or another language was chosen, while this one was loading.
  if (currentSession()?.user.id !== person || currentLocale() !== locale) return
  const me = queryClient.getQueryData(meQuery.queryKey) ?? currentSession()?.user
  if (!me?.locale || me.locale === locale) return
  try {
    queryClient.setQueryData(meQuery.queryKey, await api(EditProfile, { body: { locale } }))
  } catch (error) {
    console.error("Failed to save the language to the profile; it is changed in this browser only.", error)
  }
}
