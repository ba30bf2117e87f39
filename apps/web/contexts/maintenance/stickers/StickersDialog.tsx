import { Button, Dialog } from "@radix-ui/themes"
import { useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import dialog from "../../../ui/Dialog.module.css"
import { DialogRoot } from "../../../ui/DialogRoot.tsx"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { useReturnFocus } from "../../../ui/useReturnFocus.ts"
import { stickers } from "../messages/pages.ts"
import { NewSticker } from "./NewSticker.tsx"
import { StickerRow } from "./StickerRow.tsx"
import { type StickerProps, useCreating, useStickers } from "./stickers.ts"

interface Props extends StickerProps {
  readonly onClose: () => void
}

const List = (props: StickerProps) => {
  const m = useMessages(stickers)
  const query = useStickers(props)
  if (!query.data) return <NotLoaded query={query} rows={2} />
  if (query.data.length === 0)
    return (
      <EmptyState title={m.empty} level="h3">
        {m.emptyAbout}
      </EmptyState>
    )
  return (
    <ul aria-label={m.list} className={dialog["list"]}>
      {query.data.map((sticker) => (
        <StickerRow key={sticker.id} {...props} sticker={sticker} />
      ))}
    </ul>
  )
}

const Overview = ({ onCreated, ...props }: Props & { readonly onCreated: (path: string) => void }) => {
  const m = useMessages(stickers)
  const create = useCreating(props, onCreated)
  return (
    <>
      <Dialog.Title as="h2" size="5">
        {m.title}
      </Dialog.Title>
      <Dialog.Description mb="4">{m.about(props.vehicle.name)}</Dialog.Description>
      <List {...props} />
      <div className={dialog["actions"]}>
        <Button variant="surface" color="gray" onClick={props.onClose}>
          {m.close}
        </Button>
        <OnlineButton loading={create.isPending} onClick={() => create.mutate()}>
          {m.create}
        </OnlineButton>
      </div>
    </>
  )
}

/** The stickers of a vehicle, and a new one to print. */
export const StickersDialog = (props: Props) => {
  const [path, setPath] = useState<string>()
  const opener = useReturnFocus()
  return (
    <DialogRoot onOpenChange={props.onClose}>
      <Dialog.Content
        maxWidth="560px"
        {...opener}
        // What is shown once does not disappear with a press beside it.
        onInteractOutside={(event) => path !== undefined && event.preventDefault()}
      >
        {path === undefined ? (
          <Overview {...props} onCreated={setPath} />
        ) : (
          <NewSticker vehicle={props.vehicle.name} path={path} onDone={() => setPath(undefined)} />
        )}
      </Dialog.Content>
    </DialogRoot>
  )
}
