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
import { useBusinessName } from "../shared/use-business-name";
import { CodeForm } from "../sign-in/code-form";
import { CARD } from "./card";
import { ConfirmPasswordForm } from "./confirm-password-form";
import { useTexts } from "@/i18n/i18n";
import { accountTexts } from "@/words/admin/account";
import { commonTexts } from "@/words/admin/common";

/** Sets a second factor up, or takes it away. Not there where the auth server knows none. */
export function SecondFactorCard() {
  const texts = useTexts(accountTexts).factor;
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
  const texts = useTexts(accountTexts).factor;
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
  const common = useTexts(commonTexts);
  const texts = useTexts(accountTexts).factor;
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
          {common.cancel}
        </Button>
      </CodeForm>
    </>
  );
}

function Remove() {
  const texts = useTexts(accountTexts).factor;
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
