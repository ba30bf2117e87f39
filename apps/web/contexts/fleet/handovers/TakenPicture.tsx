import { GetThumbnail, FILES, type FileId } from "#files/contract"
import type { Organization } from "#tenancy/contract"
import { skipToken, useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey } from "../../../api/queryKeys.ts"
import { Picture } from "../../files/Picture.tsx"
import type { TakenPhoto } from "./usePhotos.ts"

interface Props {
  readonly organization: Organization
  readonly id: FileId
  /** As this page has it in memory; undefined after a reload. */
  readonly taken: TakenPhoto | undefined
  readonly alt: string
  readonly className?: string | undefined
}

/** A photo that was taken for a handover, before that is recorded. */
export const TakenPicture = ({ organization, id, taken, alt, className }: Props) => {
  const { data } = useQuery({
    queryKey: organizationKey(organization.id, FILES, "thumbnail", id),
    queryFn: taken
      ? skipToken
      : async () => {
          const { bytes, contentType } = await api(GetThumbnail, {
            params: { organizationId: organization.id, fileId: id }
          })
          return new Blob([new Uint8Array(bytes)], { type: contentType })
        },
    gcTime: 0
  })
  const content = taken ? new Blob([...taken.file.parts]) : data
  return content ? <Picture content={content} alt={alt} className={className} /> : null
}
