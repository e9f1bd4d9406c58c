import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { Button } from "@/components/ui/button";
import {
  type NewFactor,
  removeOwnSecondFactor,
  startSecondFactor,
} from "@/data/staff/second-factor.mutations";
import { secondFactorQuery } from "@/data/staff/second-factor.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { useFailureToast } from "../shared/failure-text";
import { useBusinessName } from "../shared/use-business-name";
import { CodeForm } from "../shared/sign-in/code-form";
import { CARD } from "./card";

/** Sets a second factor up, or takes it away. Not there where the auth server knows none. */
export function SecondFactorCard() {
  const texts = useAdminI18n().t.account.factor;
  const { data: state } = useQuery(secondFactorQuery);
  const [factor, setFactor] = useState<NewFactor>();
  if (state === undefined || state === "unavailable") return null;
  return (
    <section aria-labelledby="second-factor" className={CARD}>
      <h2 id="second-factor" className="text-xl tracking-normal">
        {texts.title}
      </h2>
      {state === "on" && <Remove />}
      {state === "off" && !factor && <Start onStarted={setFactor} />}
      {state === "off" && factor && <Confirm factor={factor} onEnd={() => setFactor(undefined)} />}
    </section>
  );
}

function Start({ onStarted }: { onStarted: (factor: NewFactor) => void }) {
  const texts = useAdminI18n().t.account.factor;
  const fail = useFailureToast();
  const brand = useBusinessName();
  const { mutate, isPending } = useMutation({
    ...startSecondFactor,
    onSuccess: onStarted,
    onError: fail(texts.startFailed),
  });
  return (
    <>
      <p>{texts.off}</p>
      <Button
        size="small"
        className="justify-self-start"
        disabled={isPending}
        aria-busy={isPending}
        onClick={() => mutate(brand)}
      >
        {texts.start}
      </Button>
    </>
  );
}

function Confirm({ factor: { id, picture, secret }, onEnd }: { factor: NewFactor; onEnd: () => void }) {
  const { t } = useAdminI18n();
  const texts = t.account.factor;
  return (
    <>
      <p>{texts.scan}</p>
      {/* On white in every theme: cameras look for dark squares. */}
      <img src={picture} alt={texts.picture} className="rounded-control size-48 bg-white p-2" />
      <p>
        {texts.orType}{" "}
        <code dir="ltr" className="font-mono break-all select-all">
          {secret}
        </code>
      </p>
      <CodeForm
        factorId={id}
        submitLabel={texts.confirm}
        onAccepted={() => {
          toast.success(texts.isOn, { description: texts.isOnText });
          onEnd();
        }}
      >
        <Button variant="outline" onClick={onEnd}>
          {t.common.cancel}
        </Button>
      </CodeForm>
    </>
  );
}

function Remove() {
  const { t } = useAdminI18n();
  const texts = t.account.factor;
  const fail = useFailureToast();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    ...removeOwnSecondFactor,
    onSuccess: () => {
      setAsking(false);
      toast.success(texts.removed);
    },
    onError: fail(texts.removeFailed),
  });
  return (
    <>
      <p>{texts.on}</p>
      <Button variant="outline" size="small" className="justify-self-start" onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        isBusy={isPending}
        title={texts.removeQuestion}
        text={texts.removeText}
        confirmLabel={texts.remove}
        cancelLabel={t.common.cancel}
        onConfirm={() => mutate()}
        onCancel={() => !isPending && setAsking(false)}
      />
    </>
  );
}
