import { DefectResolution, ResolveDefect } from "#maintenance/contract"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { CheckInput, ChoiceInput, LongInput } from "../../../ui/inputs.tsx"
import { NamedOptions } from "../../../ui/options.tsx"
import { orNull } from "../../../ui/orNull.ts"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { defects } from "../messages/pages.ts"
import { refreshIfChanged } from "../refreshIfChanged.ts"
import type { DefectDialogProps } from "./defects.ts"
import { useDefectTitle } from "../useDefectTitle.ts"

const LENGTH = 500

const useResolving = ({ organization, defect, onClose }: DefectDialogProps) => {
  const m = useMessages(defects)
  const check = useChecks()
  const { refresh } = useOrganizationRefresh(organization)
  const { blocking, vehicle, version } = defect
  return useDraftedForm({
    draft: `resolve.${organization.id}.${defect.id}`,
    initial: { resolution: "fixed", note: "", release: "" },
    // A signature is given each time.
    notStored: ["release"],
    checks: { ...(blocking && { note: check.line(m.resolve.certification, LENGTH) }) },
    errorFields: { certification_missing: "note" },
    submit: async ({ resolution, note, release }) => {
      await api(ResolveDefect, {
        params: { organizationId: organization.id, defectId: defect.id },
        body: {
          expected_version: version,
          resolution: DefectResolution.literals.find((one) => one === resolution) ?? "fixed",
          note: orNull(note),
          ...(blocking && { release: release !== "" })
        }
      }).catch(refreshIfChanged(refresh))
      await refresh()
      const number = m.number(defect.number)
      notify.success(release === "" ? m.resolve.done(number) : m.resolve.doneReleased(number, vehicle.name))
      onClose()
    }
  })
}

/** Resolves a defect; one that blocks its vehicle with a certification, and with the signature that releases it. */
export const ResolveDialog = (props: DefectDialogProps) => {
  const m = useMessages(defects)
  const { number, title, blocking } = props.defect
  const titled = useDefectTitle()
  const form = useResolving(props)
  const isSigned = form.values.release !== ""
  return (
    <FormDialog
      title={m.resolve.title}
      about={m.name(number, titled(title))}
      form={form}
      submit={isSigned ? m.resolve.submitRelease : m.resolve.submit}
      busyText={m.resolve.busy}
      onClose={props.onClose}
    >
      <ChoiceInput form={form} name="resolution" label={m.resolve.resolution}>
        <NamedOptions values={DefectResolution.literals} names={m.resolutions} />
      </ChoiceInput>
      {blocking ? (
        <>
          <LongInput
            form={form}
            name="note"
            label={m.resolve.certification}
            hint={m.resolve.certificationHint}
          />
          <CheckInput
            form={form}
            name="release"
            label={m.resolve.release}
            hint={isSigned ? m.resolve.releaseHint : m.resolve.noReleaseHint}
          />
        </>
      ) : (
        <LongInput form={form} name="note" label={m.resolve.note} optional />
      )}
      <Alert error={form.formError} />
    </FormDialog>
  )
}
