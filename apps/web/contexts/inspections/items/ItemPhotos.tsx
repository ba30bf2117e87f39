import { MAX_INSPECTION_PHOTOS, MAX_PHOTOS_PER_ITEM } from "#inspections/contract"
import { IconButton } from "@radix-ui/themes"
import { Trash2 } from "lucide-react"
import { useMessages } from "../../../i18n/useMessages.ts"
import flow from "../../fleet/handovers/Flow.module.css"
import { PhotoInput } from "../../fleet/handovers/PhotoInput.tsx"
import { TakenPicture } from "../../fleet/handovers/TakenPicture.tsx"
import { answerOf } from "../offline/answers.ts"
import styles from "../Inspections.module.css"
import { filling as catalogue } from "../messages/pages.ts"
import type { Filling } from "./Filling.ts"

interface Props {
  readonly filling: Filling
  /** The item's key. */
  readonly name: string
  readonly label: string
}

/** The photos of an item, and the camera. */
export const ItemPhotos = ({ filling, name, label }: Props) => {
  const m = useMessages(catalogue).photos
  const { organization, photos, change, isFull } = filling
  const { photos: taken } = answerOf(filling.answers, name)
  return (
    <>
      {taken.length > 0 && (
        <ul className={flow["slots"]} aria-label={m.of(label)}>
          {taken.map((id, at) => (
            <li key={id} className={flow["slot"]}>
              <TakenPicture
                organization={organization}
                id={id}
                taken={photos.taken.get(id)}
                alt={m.alt(label, at + 1)}
                className={flow["picture"]}
              />
              <IconButton
                type="button"
                variant="surface"
                color="gray"
                size="3"
                className={flow["removePhoto"] ?? ""}
                aria-label={m.remove(label, at + 1)}
                onClick={() => change(name, { photos: taken.filter((one) => one !== id) })}
              >
                <Trash2 size={16} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {isFull && <p className={styles["hint"]}>{m.full(MAX_INSPECTION_PHOTOS)}</p>}
      {!isFull && taken.length < MAX_PHOTOS_PER_ITEM && (
        <PhotoInput
          label={m.take(label)}
          text={taken.length === 0 ? m.first : m.another}
          busyText={m.preparing}
          photos={photos}
          onTaken={(id) => change(name, { photos: [...taken, id] })}
        />
      )}
    </>
  )
}
