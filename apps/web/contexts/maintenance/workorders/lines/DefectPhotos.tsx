import type { DefectId } from "#maintenance/contract"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { useDefect } from "../../defects/defects.ts"
import { Photos } from "../../defects/Photos.tsx"
import { lines } from "../../messages/pages.ts"
import type { LineProps } from "./lines.ts"

interface Props extends Pick<LineProps, "organization"> {
  readonly defectId: DefectId
}

/** The photos of the defect that a line repairs. */
export const DefectPhotos = ({ organization, defectId }: Props) => {
  const { line: m, lineFields } = useMessages(lines)
  const { data } = useDefect(organization, defectId)
  return data ? <Photos photos={data.photos} label={lineFields.photos} nameOf={m.photo} /> : null
}
