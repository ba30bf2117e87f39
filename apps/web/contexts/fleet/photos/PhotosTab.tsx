import { MAX_PHOTOS, type PhotoView } from "#fleet/contract"
import { lazy, Suspense, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { fileTarget } from "../../files/fileTarget.ts"
import { photos as catalogue } from "../messages/pages.ts"
import type { VehicleProps } from "../vehicles.ts"
import { AddPhotos } from "./AddPhotos.tsx"
import styles from "./Photos.module.css"
import { type Photos, useArranging, usePhotos } from "./photos.ts"
import { PhotoTile } from "./PhotoTile.tsx"
import { UploadTile } from "./UploadTile.tsx"
import { useUploads } from "./useUploads.ts"

const Lightbox = lazy(async () => ({ default: (await import("./Lightbox.tsx")).Lightbox }))

interface GridProps extends VehicleProps {
  readonly photos: Photos
  readonly mayEdit: boolean
}

const Grid = ({ mayEdit, ...props }: GridProps) => {
  const m = useMessages(catalogue)
  const arranging = useArranging(props, props.photos)
  const [openedId, open] = useState<PhotoView["id"]>()
  const opened = props.photos.find(({ id }) => id === openedId)
  return (
    <>
      <ul className={styles["grid"]} aria-label={m.list}>
        {props.photos.map((photo, at) => (
          <PhotoTile
            key={photo.id}
            {...props}
            photo={photo}
            at={at}
            arranging={mayEdit ? arranging : undefined}
            onOpen={() => open(photo.id)}
          />
        ))}
      </ul>
      {opened && (
        <Suspense>
          <Lightbox {...props} opened={opened} onOpen={open} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  )
}

const Loaded = ({ mayEdit, ...props }: GridProps) => {
  const m = useMessages(catalogue)
  const { uploads, add, retry, discard } = useUploads(props, props.photos.length)
  const onAdd = (files: ReadonlyArray<File>) => void add(files)
  const isEmpty = props.photos.length === 0 && uploads.length === 0
  const buttons = mayEdit && (
    <div className={styles["buttons"]}>
      <AddPhotos onAdd={onAdd} />
    </div>
  )
  return (
    <div {...(mayEdit && fileTarget({ add: onAdd }))}>
      {isEmpty ? (
        <Panel flush>
          <EmptyState title={m.empty.title} action={buttons}>
            {mayEdit ? m.empty.sentence : m.empty.readOnly}
          </EmptyState>
        </Panel>
      ) : (
        <>
          {mayEdit && (
            <div className={styles["bar"]}>
              <p>{m.hint(MAX_PHOTOS)}</p>
              {buttons}
            </div>
          )}
          {props.photos.length > 0 && <Grid {...props} mayEdit={mayEdit} />}
          {uploads.length > 0 && (
            <ul className={styles["grid"]} aria-label={m.uploads.list}>
              {uploads.map((upload) => (
                <UploadTile key={upload.file.id} upload={upload} retry={retry} discard={discard} />
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  )
}

/** The photos of a vehicle: added by choosing, dropping or taking them, arranged, and shown large. */
export const PhotosTab = (props: VehicleProps) => {
  const query = usePhotos(props)
  return query.data ? (
    <Loaded {...props} photos={query.data} mayEdit={props.organization.can.includes("photos.edit")} />
  ) : (
    <Panel flush>
      <NotLoaded query={query} />
    </Panel>
  )
}
