import type { RecordedDamage } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { handovers } from "../messages/pages.ts"
import { useUnits } from "../useUnits.ts"
import { placeOf } from "./drawing/places.ts"

type Described = Pick<RecordedDamage, "type" | "severity" | "size" | "side" | "x" | "y">

/** Damage in words: `Scratch, minor, up to 2 cm`, and where it is. */
export const useDamageWords = (organization: Organization) => {
  const { damage: m, sides } = useMessages(handovers)
  const locale = useLocale()
  const lower = (text: string) => text.toLocaleLowerCase(locale)
  const sizes = m.sizes[useUnits(organization)]
  return {
    what: ({ type, severity, size }: Described): string =>
      [m.types[type], lower(m.severities[severity]), size && lower(sizes[size])].filter(Boolean).join(", "),
    where: (mark: Described): string => `${sides[mark.side]}, ${lower(m.places[placeOf(mark)])}`,
    sizes
  }
}
