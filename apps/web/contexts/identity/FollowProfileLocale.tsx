import { useEffect } from "react"
import { switchLocale } from "../../i18n/locale.ts"
import { useMe } from "./me.ts"

/** Applies the language of the profile, which overrides this browser's. Renders nothing. */
export const FollowProfileLocale = () => {
  const locale = useMe()?.locale
  useEffect(() => {
    if (locale) void switchLocale(locale)
  }, [locale])
  return null
}
