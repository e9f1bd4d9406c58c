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
import { Card } from "../shared/card";
import { ReadFailure } from "../shared/query-view";
import { useBusinessName } from "../shared/use-business-name";
import { CodeForm } from "../sign-in/code-form";
import { ConfirmedAction } from "./confirmed-action";
import { useTexts } from "@/i18n/i18n";
import { accountTexts } from "@/texts/admin/account";
import { commonTexts } from "@/texts/admin/common";

/** Sets up or removes a second factor. Hidden when the auth server does not support it. */
export function SecondFactorCard() {
  const texts = useTexts(accountTexts).factor;
  const query = useQuery(secondFactorQuery);
  const { data: state, isError } = query;
  const [factor, setFactor] = useState<NewFactor>();
  if (state === "unavailable" || (state === undefined && !isError)) return null;
  return (
    <Card title={texts.title}>
      <ReadFailure of={[query]} />
      {state === "on" && <Remove />}
      {state === "off" && !factor && <Start onStarted={setFactor} />}
      {state === "off" && factor && <Confirm factor={factor} onEnd={() => setFactor(undefined)} />}
    </Card>
  );
}

function Start({ onStarted }: { onStarted: (factor: NewFactor) => void }) {
  const texts = useTexts(accountTexts).factor;
  const issuer = useBusinessName();
  const { mutateAsync } = useMutation(startSecondFactor);
  return (
    <>
      <p>{texts.off}</p>
      <ConfirmedAction
        label={texts.start}
        text={texts.passwordFirst}
        failed={texts.startFailed}
        onConfirm={async (password) => onStarted(await mutateAsync({ issuer, password }))}
      />
    </>
  );
}

function Confirm({ factor: { id, picture, secret }, onEnd }: { factor: NewFactor; onEnd: () => void }) {
  const common = useTexts(commonTexts);
  const texts = useTexts(accountTexts).factor;
  return (
    <>
      <p>{texts.scan}</p>
      {/* White in every theme: cameras look for dark squares. */}
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
  const { mutateAsync } = useMutation(removeOwnSecondFactor);
  return (
    <>
      <p>{texts.on}</p>
      <ConfirmedAction
        label={texts.remove}
        text={texts.removeText}
        isDestructive
        failed={texts.removeFailed}
        onConfirm={async (password) => {
          await mutateAsync(password);
          toast.success(texts.removed);
        }}
      />
    </>
  );
}
