import { MAX_DEFECT_PHOTOS } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { IconButton } from "@radix-ui/themes"
import { Trash2 } from "lucide-react"
import { useMessages } from "../../../i18n/useMessages.ts"
import flow from "../../fleet/handovers/Flow.module.css"
import { PhotoInput } from "../../fleet/handovers/PhotoInput.tsx"
import { TakenPicture } from "../../fleet/handovers/TakenPicture.tsx"
import styles from "../Maintenance.module.css"
import { defects } from "../messages/pages.ts"
import type { DefectPhotos } from "./useDefectPhotos.ts"

interface Props {
  readonly organization: Organization
  readonly photos: DefectPhotos
}

/** Photos that show what is wrong: from the camera of a phone, or from files. */
export const PhotosField = ({ organization, photos }: Props) => {
  const { fields, photo, report: m } = useMessages(defects)
  return (
    <fieldset className={flow["signer"]}>
      <legend>{fields.photos}</legend>
      {photos.ids.length > 0 && (
        <ul className={styles["photos"]} aria-label={fields.photos}>
          {photos.ids.map((id, at) => {
            const taken = photos.taken.get(id)
            return (
              <li key={id}>
                <TakenPicture organization={organization} id={id} taken={taken} alt={photo(at + 1)} />
                <IconButton
                  type="button"
                  variant="surface"
                  color="gray"
                  aria-label={m.removePhoto(at + 1)}
                  className={flow["removePhoto"] ?? ""}
                  onClick={() => photos.remove(id)}
                >
                  <Trash2 size={16} aria-hidden="true" />
                </IconButton>
                {taken?.state === "uploading" && <p>{m.uploading}</p>}
                {taken?.state === "failed" && <p>{m.failed}</p>}
              </li>
            )
          })}
        </ul>
      )}
      {photos.ids.length < MAX_DEFECT_PHOTOS && (
        <PhotoInput label={m.addPhoto} text={m.addPhoto} photos={photos} onTaken={photos.add} />
      )}
    </fieldset>
  )
}
