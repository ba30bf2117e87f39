import type { RecallsAnnounced } from "../../contract/events/recalls.ts"

/** What the notice about campaigns says. Nobody knows yet whether these very vehicles are concerned. */
export const wordsForCampaigns = ({
  campaigns,
  vehicles,
  only
}: Pick<RecallsAnnounced, "campaigns" | "vehicles" | "only">) => {
  const message = {
    en: "Check the VIN with the manufacturer.",
    es: "Compruebe el VIN con el fabricante."
  }
  const concerned = {
    en: vehicles === 1 ? "1 vehicle" : `${vehicles} vehicles`,
    es: vehicles === 1 ? "1 vehículo" : `${vehicles} vehículos`
  }
  if (only !== null)
    return {
      en: {
        title: `Possible recall of ${concerned.en}: ${only.number}`,
        message: `${only.component}. ${message.en}`
      },
      es: {
        title: `Posible llamada a revisión de ${concerned.es}: ${only.number}`,
        message: `${only.component}. ${message.es}`
      }
    }
  return {
    en: { title: `${campaigns} possible recalls of ${concerned.en}`, message: message.en },
    es: { title: `${campaigns} posibles llamadas a revisión de ${concerned.es}`, message: message.es }
  }
}
