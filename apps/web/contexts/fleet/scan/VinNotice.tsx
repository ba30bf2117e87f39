import {
  countryOf,
  judgeVin,
  type LikelyVin,
  likelyVins,
  makeOf,
  tidyVin,
  type Vin,
  VIN_LENGTH,
  vinIn
} from "#fleet/contract"
import { Button } from "@radix-ui/themes"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { vin as vinMessages } from "../messages/pages.ts"
import styles from "./Scan.module.css"

const Likely = ({ vin, changed }: LikelyVin) =>
  vin.split("").map((character, at) => {
    const Character = changed.includes(at) ? "mark" : "span"
    // oxlint-disable-next-line react/no-array-index-key -- A character is identified by its place.
    return <Character key={at}>{character}</Character>
  })

/** The make and the country of its manufacturer. */
const useOrigin = (vin: string): string => {
  const locale = useLocale()
  const country = countryOf(vin)
  const name = country && new Intl.DisplayNames(locale, { type: "region" }).of(country)
  return [makeOf(vin), name].filter(Boolean).join(", ")
}

interface Props {
  /** What was typed so far. */
  readonly text: string
  /** Null or left out: unknown. */
  readonly modelYear?: number | null
  /** Called with the VIN that someone meant. */
  readonly onChoose: (vin: Vin) => void
}

/** What a typed VIN says about itself: its origin, or that something is wrong with it, and what may have been meant. */
export const VinNotice = ({ text, modelYear = null, onChoose }: Props) => {
  const m = useMessages(vinMessages)
  const typed = tidyVin(text)
  const origin = useOrigin(typed)
  if (typed === "") return null
  if (typed.length < VIN_LENGTH) return <p className={styles["soft"]}>{m.characters(typed.length)}</p>
  const vin = vinIn(typed)
  const finding = vin && judgeVin(vin, modelYear)
  const isWrong = finding === undefined || finding === "wrong_check_digit"
  const likely = likelyVins(typed)
  return (
    <output className={styles["notice"]}>
      {isWrong && <span>{vin === undefined ? m.invalid : m.wrongCheckDigit}</span>}
      {!isWrong && origin && <span className={styles["soft"]}>{origin}</span>}
      {finding === "no_check_digit" && <span className={styles["soft"]}>{m.noCheckDigit}</span>}
      {finding === "before_1981" && <span className={styles["soft"]}>{m.before1981}</span>}
      {likely.length > 0 && <span>{m.likely}</span>}
      {likely.map((one) => (
        <Button
          key={one.vin}
          type="button"
          variant="surface"
          color="gray"
          aria-label={one.vin}
          onClick={() => onChoose(one.vin)}
        >
          <span className={styles["vin"]}>
            <Likely {...one} />
          </span>
        </Button>
      ))}
    </output>
  )
}
