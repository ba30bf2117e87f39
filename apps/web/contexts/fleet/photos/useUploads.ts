import { AddPhotos, MAX_PHOTOS } from "#fleet/contract"
import type { FileId } from "#files/contract"
import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { api } from "../../../api/client.ts"
import { useProblemText } from "../../../api/problem.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { notify } from "../../../ui/toast.ts"
import { useLeaveWarning } from "../../../ui/useLeaveWarning.ts"
import type { OutgoingFile } from "../../files/OutgoingFile.ts"
import { prepareFile } from "../../files/prepareFile.ts"
import { forgetUploads, uploadFiles } from "../../files/uploading.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { photos as catalogue } from "../messages/pages.ts"
import type { VehicleProps } from "../vehicles.ts"
import { photosKey } from "./photos.ts"

export interface Upload {
  readonly file: OutgoingFile
  readonly failed: boolean
}

/** The uploads of this page, in the order in which they were chosen. */
const useUploadList = () => {
  const [uploads, setUploads] = useState<ReadonlyMap<FileId, Upload>>(new Map())
  return {
    uploads: [...uploads.values()],
    put: (files: ReadonlyArray<OutgoingFile>, failed: boolean) =>
      setUploads(
        (before) => new Map([...before, ...files.map((file) => [file.id, { file, failed }] as const)])
      ),
    drop: (files: ReadonlyArray<OutgoingFile>) =>
      setUploads((before) => new Map([...before].filter(([id]) => files.every((file) => file.id !== id))))
  }
}

/** Uploads photos one after the other, and adds those that were chosen together to the vehicle together. */
export const useUploads = (props: VehicleProps, present: number) => {
  const m = useMessages(catalogue).uploads
  const problemText = useProblemText()
  const client = useQueryClient()
  const { refresh } = useOrganizationRefresh(props.organization)
  const { uploads, put, drop } = useUploadList()
  const before = useRef(Promise.resolve())
  useLeaveWarning(uploads.some(({ failed }) => !failed))

  const fail = (files: ReadonlyArray<OutgoingFile>, error: unknown) => {
    forgetUploads(files)
    put(files, true)
    notify.error(problemText(error))
  }
  const uploadOne = async (file: OutgoingFile) => {
    try {
      await uploadFiles(props.organization.id, [file])
      return [file]
    } catch (error) {
      fail([file], error)
      return []
    }
  }
  const addTogether = async (files: ReadonlyArray<OutgoingFile>) => {
    const uploaded: Array<OutgoingFile> = []
    for (const file of files) uploaded.push(...(await uploadOne(file)))
    if (uploaded.length === 0) return
    try {
      const params = { organizationId: props.organization.id, vehicleId: props.vehicle.id }
      const body = { file_ids: uploaded.map(({ id }) => id) }
      client.setQueryData(photosKey(props), await api(AddPhotos, { params, body }))
      drop(uploaded)
      await refresh()
    } catch (error) {
      fail(uploaded, error)
    }
  }
  const start = (files: ReadonlyArray<OutgoingFile>) => {
    put(files, false)
    before.current = before.current.then(() => addTogether(files))
  }
  return {
    uploads,
    add: async (chosen: ReadonlyArray<File>) => {
      if (present + uploads.length + chosen.length > MAX_PHOTOS) return notify.error(m.tooMany(MAX_PHOTOS))
      const fit: Array<OutgoingFile> = []
      for (const one of chosen) {
        const file = await prepareFile(one)
        if (typeof file === "string" || file.kind !== "photo") notify.error(m.unfit(one.name))
        else fit.push(file)
      }
      if (fit.length > 0) start(fit)
    },
    retry: ({ file }: Upload) => start([file]),
    discard: ({ file }: Upload) => drop([file])
  }
}

export type Uploads = ReturnType<typeof useUploads>
