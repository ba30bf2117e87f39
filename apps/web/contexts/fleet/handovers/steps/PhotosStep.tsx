import type { FileId } from "#files/contract"
import { PhotoPosition } from "#fleet/contract"
import { IconButton } from "@radix-ui/themes"
import { Trash2 } from "lucide-react"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { handovers } from "../../messages/pages.ts"
import styles from "../Flow.module.css"
import { PhotoInput } from "../PhotoInput.tsx"
import { TakenPicture } from "../TakenPicture.tsx"
import type { Flow, FlowProps } from "../useFlow.ts"

/** Photos of damage belong to its marks. */
const SLOTS = PhotoPosition.literals.filter((position) => position !== "damage")

interface SlotProps {
  readonly flow: Flow
  readonly organization: FlowProps["organization"]
  readonly position: PhotoPosition
}

const Slot = ({ flow, organization, position }: SlotProps) => {
  const m = useMessages(handovers).photos
  const { draft, change, photos } = flow
  const name = m.positions[position]
  const fileId = draft.photos.find((photo) => photo.position === position)?.file_id
  const others = draft.photos.filter((photo) => photo.position !== position)
  const take = (id: FileId) => change({ photos: [...others, { position, file_id: id }] })
  const taken = fileId && photos.taken.get(fileId)
  const state = taken?.state
  return (
    <li className={styles["slot"]}>
      {fileId && (
        <TakenPicture
          key={fileId}
          organization={organization}
          id={fileId}
          taken={taken || undefined}
          alt={name}
          className={styles["picture"]}
        />
      )}
      <PhotoInput label={fileId ? m.retake(name) : m.take(name)} text={name} photos={photos} onTaken={take} />
      {fileId && (
        <IconButton
          variant="surface"
          color="gray"
          aria-label={m.remove(name)}
          className={styles["removePhoto"] ?? ""}
          onClick={() => change({ photos: others })}
        >
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      )}
      {state === "uploading" && <p>{m.uploading}</p>}
      {state === "failed" && <p>{m.failed}</p>}
    </li>
  )
}

/** A photo of each side, the interior and the dashboard. */
export const PhotosStep = ({ flow, organization }: FlowProps & { readonly flow: Flow }) => {
  const m = useMessages(handovers)
  return (
    <>
      <p className={styles["about"]}>{m.photos.about}</p>
      <ul className={styles["slots"]} aria-label={m.steps.photos}>
        {SLOTS.map((position) => (
          <Slot key={position} flow={flow} organization={organization} position={position} />
        ))}
      </ul>
    </>
  )
}
