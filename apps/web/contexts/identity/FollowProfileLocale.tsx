import { useEffect } from "react"
import { switchLocale } from "../../i18n/locale.ts"
import { useMe } from "./me.ts"

/** The language in the profile wins over this browser's. Shows nothing. */
export const FollowProfileLocale = () => {
  const locale = useMe()?.locale
  useEffect(() => {
    if (locale) void switchLocale(locale)
  }, [locale])
  return null
}
