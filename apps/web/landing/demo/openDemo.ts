import { addOverlay } from "../../ui/overlays.ts"
import { notify } from "./notify.ts"
import { sendDemoRequest } from "./sendDemoRequest.ts"

/** After closing: the content of the dialog should not change while it is still visible. */
const RESET_MILLIS = 300

const part = <E extends HTMLElement>(dialog: HTMLElement, selector: string, kind: new () => E): E => {
  const element = dialog.querySelector(selector)
  if (!(element instanceof kind)) throw new Error(`The dialog has no ${selector}.`)
  return element
}

const partsOf = (dialog: HTMLDialogElement) => ({
  form: part(dialog, "[data-form]", HTMLFormElement),
  submit: part(dialog, "[type=submit]", HTMLButtonElement),
  sent: part(dialog, "[data-sent]", HTMLElement),
  notices: document.querySelector("[data-notices]")
})

const isFilled = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[required]")].every(
    ({ value }) => value.trim() !== ""
  )

/** Shows or hides what is wrong with a field, under it instead of in the browser's bubble. */
const mark = (field: HTMLInputElement, isInvalid: boolean) => {
  const message = document.getElementById(`${field.id}-invalid`)
  if (!message) return
  message.hidden = !isInvalid
  field.setAttribute("aria-invalid", String(isInvalid))
  if (isInvalid) field.setAttribute("aria-describedby", message.id)
  else field.removeAttribute("aria-describedby")
}

const inputsOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>("input[type=email]")]

/** Marks the invalid fields and focuses the first; returns whether there is none. */
const check = (form: HTMLFormElement): boolean => {
  const invalid = inputsOf(form).filter(({ validity }) => !validity.valid)
  for (const field of inputsOf(form)) mark(field, invalid.includes(field))
  invalid[0]?.focus()
  return invalid.length === 0
}

/** The form's behaviour: submits once at a time, confirms, and resets. */
const formOf = ({ form, submit, sent }: ReturnType<typeof partsOf>) => {
  const label = submit.textContent
  // The request in flight for the current content. A reset form waits for nothing.
  let sending: Promise<boolean> | undefined

  const show = (what: "form" | "sent") => {
    form.hidden = what === "sent"
    sent.hidden = what === "form"
  }
  const confirm = () => {
    show("sent")
    sent.querySelector("h2")?.focus()
  }
  const update = () => {
    submit.disabled = sending !== undefined || !isFilled(form)
    submit.textContent = (sending && submit.dataset["busy"]) ?? label
  }
  const send = async () => {
    const own = sendDemoRequest(new FormData(form))
    sending = own
    update()
    const accepted = await own
    if (sending === own) {
      sending = undefined
      update()
      if (accepted) confirm()
    }
    notify(accepted ? "success" : "failure")
  }
  const reset = () => {
    sending = undefined
    form.reset()
    for (const field of inputsOf(form)) mark(field, false)
    update()
    show("form")
  }
  form.noValidate = true
  form.addEventListener("input", update)
  form.addEventListener("input", ({ target }) => target instanceof HTMLInputElement && mark(target, false))
  form.addEventListener("submit", (event) => {
    event.preventDefault()
    if (!submit.disabled && check(form)) void send()
  })
  return { reset }
}

/** Adds the behaviour to the dialog. Returns the function that opens it. */
const prepare = (dialog: HTMLDialogElement) => {
  const parts = partsOf(dialog)
  const { notices } = parts
  const { reset } = formOf(parts)
  let resetting: ReturnType<typeof setTimeout> | undefined
  let removeEntry: (() => void) | undefined
  for (const button of dialog.querySelectorAll("[data-close]"))
    button.addEventListener("click", () => dialog.close())
  dialog.addEventListener("close", () => {
    // Content outside of an open dialog is neither visible nor announced: notices move into it meanwhile.
    if (notices) document.body.append(notices)
    removeEntry?.()
    resetting = setTimeout(reset, RESET_MILLIS)
  })
  return () => {
    if (dialog.open) return
    clearTimeout(resetting)
    reset()
    if (notices) dialog.append(notices)
    dialog.showModal()
    removeEntry = addOverlay(() => dialog.close())
  }
}

const prepared = new WeakMap<HTMLDialogElement, () => void>()

/** Opens the demo request dialog; the first time its behaviour is added, too. */
export const openDemo = (dialog: HTMLDialogElement) => {
  const open = prepared.get(dialog) ?? prepare(dialog)
  prepared.set(dialog, open)
  open()
}
