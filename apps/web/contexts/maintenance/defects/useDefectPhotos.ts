import type { FileId } from "#files/contract"
import type { Organization } from "#tenancy/contract"
import { useState } from "react"
import { usePhotos } from "../../fleet/handovers/usePhotos.ts"

/** The photos of a defect that is reported: each is uploaded as soon as it is taken. */
export const useDefectPhotos = (organization: Organization) => {
  const photos = usePhotos(organization)
  const [ids, setIds] = useState<ReadonlyArray<FileId>>([])
  return {
    ...photos,
    ids,
    add: (id: FileId) => setIds((before) => [...before, id]),
    remove: (id: FileId) => setIds((before) => before.filter((one) => one !== id))
  }
}

export type DefectPhotos = ReturnType<typeof useDefectPhotos>
