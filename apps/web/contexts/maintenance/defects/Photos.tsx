import type { DefectView } from "#maintenance/contract"
import styles from "../Maintenance.module.css"

interface Props {
  readonly photos: DefectView["photos"]
  readonly label: string
  readonly nameOf: (position: number) => string
}

/** Thumbnails of a defect's photos, each of which opens the photo. */
export const Photos = ({ photos, label, nameOf }: Props) =>
  photos.length === 0 ? null : (
    <ul className={styles["photos"]} aria-label={label}>
      {photos.map((file, at) => (
        <li key={file.id}>
          <a href={file.url} target="_blank" rel="noreferrer">
            <img src={file.thumbnail_url ?? file.url} alt={nameOf(at + 1)} />
          </a>
        </li>
      ))}
    </ul>
  )
