import { skipToken, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { tableKey } from "@/data/client/keys";
import type { RowVersion } from "@/data/staff/client/rows";
import { DeleteDialog } from "./delete-dialog";
import type { Fields, Resource } from "./resource";
import type { ResourceTexts } from "./resource-texts";
import { ResourceForm, type RowFormProps } from "./resource-form";
import { useLocale, useTexts } from "@/i18n/i18n";
import { manageTexts } from "@/texts/admin/manage";

/** The row whose form an address opens: `?edit=<id>`. */
const EDIT = "edit";

/**
 * The open dialog of a page with rows; there is one at a time. An address may open a row's form, and loses its query when that
 * is closed.
 * @param query of the rows
 * @param mayEdit whether this person may change them
 */
export function useRowDialogs<Row extends { id: string }>(query: UseQueryResult<Row[]>, mayEdit = true) {
  const [open, setOpen] = useState<{ form: Row | undefined } | { deletion: Row }>();
  const [search, setSearch] = useSearchParams();
  const [opened, setOpened] = useState<string>();
  const asked = search.get(EDIT) ?? undefined;
  const row = mayEdit ? query.data?.find(({ id }) => id === asked) : undefined;
  if (asked !== opened && (row || asked === undefined)) {
    setOpened(asked);
    if (row) setOpen({ form: row });
  }
  return {
    isFormOpen: open !== undefined && "form" in open,
    /** The row in the form; undefined for a new one. */
    edited: open !== undefined && "form" in open ? open.form : undefined,
    /** The row whose deletion is to be confirmed. */
    deleted: open !== undefined && "deletion" in open ? open.deletion : undefined,
    add: () => setOpen({ form: undefined }),
    edit: (changed: Row) => setOpen({ form: changed }),
    askToDelete: (deleted: Row) => setOpen({ deletion: deleted }),
    close: () => {
      setOpen(undefined);
      if (asked === undefined) return;
      setSearch(
        (former) => {
          former.delete(EDIT);
          return former;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    /** Gives an open form the current row; when the row is gone, the form stays unchanged. */
    renew: async () => {
      const { data } = await query.refetch();
      setOpen((before) => {
        const id = before && "form" in before ? before.form?.id : undefined;
        const renewed = data?.find((one) => one.id === id);
        return renewed ? { form: renewed } : before;
      });
    },
  };
}

interface ResourceDialogsProps<F extends Fields, Row extends RowVersion, Texts extends ResourceTexts> {
  of: Resource<F, Row, Texts>;
  dialogs: ReturnType<typeof useRowDialogs<Row>>;
  /** Renders a form with additional parts. */
  children?: ((form: RowFormProps<Row>) => ReactNode) | undefined;
}

/** The form or the confirmation of a deletion, while it is open. */
export function ResourceDialogs<F extends Fields, Row extends RowVersion, Texts extends ResourceTexts>({
  of,
  dialogs: { isFormOpen, edited, deleted, close, renew },
  children,
}: ResourceDialogsProps<F, Row, Texts>) {
  const form = { row: edited, onClose: close, onRenew: () => void renew() };
  return (
    <>
      {isFormOpen && (children ? children(form) : <ResourceForm of={of} {...form} />)}
      {deleted && <Deletion of={of} row={deleted} onClose={close} />}
    </>
  );
}

interface DeletionProps<F extends Fields, Row extends RowVersion, Texts extends ResourceTexts> {
  of: Resource<F, Row, Texts>;
  row: Row;
  onClose: () => void;
}

/** Confirms the deletion of a row, with the places that use it. */
function Deletion<F extends Fields, Row extends RowVersion, Texts extends ResourceTexts>({
  of,
  row,
  onClose,
}: DeletionProps<F, Row, Texts>) {
  const locale = useLocale();
  const manage = useTexts(manageTexts);
  const texts = of.texts[locale];
  const name = of.nameOf(row, texts, locale);
  const { deleteQuestion: question } = texts;
  const uses = useQuery({
    queryKey: [...tableKey(of.table), "uses", row.id],
    queryFn: of.describeUses ? ({ signal }) => of.describeUses?.(row, texts, signal) ?? [] : skipToken,
    // The result decides what a deletion breaks.
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <DeleteDialog
      entity={of.entity}
      id={row.id}
      remove={of.remove}
      question={typeof question === "function" ? question(name) : question}
      subject={typeof question === "function" ? undefined : name}
      text={texts.deleteText}
      deletedText={texts.deleted}
      failedText={texts.deleteFailed}
      isBusy={of.describeUses !== undefined && uses.isPending}
      onClose={onClose}
    >
      {of.describeUses && (
        <div aria-live="polite" className="mt-2 text-base">
          {uses.isPending && <p className="text-muted-foreground">{manage.checkingUse}</p>}
          {uses.isError && <p>{manage.useUnknown}</p>}
          {uses.data !== undefined && (
            <ul className="grid gap-1">
              {uses.data.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </DeleteDialog>
  );
}
