import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import {
  type NewFactor,
  removeOwnSecondFactor,
  startSecondFactor,
  secondFactorQuery,
} from "@/data/staff/second-factor";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { useBusinessName } from "../shared/use-business-name";
import { CodeForm } from "../shared/sign-in/code-form";
import { CARD } from "./card";
import { ConfirmPasswordForm } from "./confirm-password-form";

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
  const brand = useBusinessName();
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync } = useMutation(startSecondFactor);
  return (
    <>
      <p>{texts.off}</p>
      {isAsking ? (
        <>
          <p>{texts.passwordFirst}</p>
          <ConfirmPasswordForm
            submitLabel={texts.start}
            failed={texts.startFailed}
            onSubmit={async (password) => onStarted(await mutateAsync({ issuer: brand, password }))}
            onCancel={() => setAsking(false)}
          />
        </>
      ) : (
        <Button size="small" className="justify-self-start" onClick={() => setAsking(true)}>
          {texts.start}
        </Button>
      )}
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
  const texts = useAdminI18n().t.account.factor;
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync } = useMutation(removeOwnSecondFactor);
  const remove = async (password: string) => {
    await mutateAsync(password);
    toast.success(texts.removed);
  };
  return (
    <>
      <p>{texts.on}</p>
      {isAsking ? (
        <>
          <p>{texts.removeText}</p>
          <ConfirmPasswordForm
            submitLabel={texts.remove}
            isDestructive
            failed={texts.removeFailed}
            onSubmit={remove}
            onCancel={() => setAsking(false)}
          />
        </>
      ) : (
        <Button variant="outline" size="small" className="justify-self-start" onClick={() => setAsking(true)}>
          {texts.remove}
        </Button>
      )}
    </>
  );
}
