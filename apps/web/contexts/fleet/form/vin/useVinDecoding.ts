import { DecodeVin, ModelYear, VIN_LENGTH, vinIn } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { skipToken, useQuery } from "@tanstack/react-query"
import { Schema } from "effect"
import { api } from "../../../../api/client.ts"
import { useDebounced } from "../../../../ui/useDebounced.ts"
import { numberIn } from "../numberIn.ts"

const isYear = Schema.is(ModelYear)

interface Typed {
  readonly text: string
  /** As it was typed. */
  readonly modelYear: string
  readonly enabled: boolean
}

/** The complete VIN in a typed text. */
const completeVin = (text: string) => {
  const vin = vinIn(text)
  return vin?.length === VIN_LENGTH ? vin : undefined
}

/** What the server reads from a VIN, once all of it is typed. */
export const useVinDecoding = ({ id }: Organization, { text, modelYear, enabled }: Typed) => {
  const vin = completeVin(text)
  const debounced = completeVin(useDebounced(text))
  const year = numberIn(useDebounced(modelYear))
  const model_year = isYear(year) ? year : null
  const complete = enabled && vin !== undefined && vin === debounced ? vin : undefined
  const { data, isError, fetchStatus } = useQuery({
    queryKey: ["vin-decoding", id, complete, model_year],
    queryFn: complete
      ? () => api(DecodeVin, { params: { organizationId: id }, body: { vin: complete, model_year } })
      : skipToken,
    // A year changes little; another VIN is another vehicle.
    placeholderData: (previous, query) => (query?.queryKey[2] === complete ? previous : undefined)
  })
  const decoding = complete ? data : undefined
  const isPaused = fetchStatus === "paused"
  return {
    vin,
    decoding,
    isUnavailable: complete !== undefined && !decoding && (isError || isPaused),
    isPending: enabled && vin !== undefined && !isError && !isPaused && !decoding
  }
}
