import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { Button, buttonVariants } from "@/components/ui/button";
import { adminSettingsQuery } from "@/data/staff/settings";
import { localStore } from "@/lib/safe-storage";
import { REVIEW_OFFER } from "@/lib/storage-keys";
import { adminPaths } from "../shared/admin-paths";
import { Card } from "../shared/card";
import { useIsOwner } from "../shared/use-staff-member";
import { useTexts } from "@/i18n/i18n";
import { dashboardTexts } from "@/texts/admin/dashboard";

/** Offers owners the rule that readers get only approved texts, once in a browser, while the rule is off. */
export function ReviewOffer() {
  const texts = useTexts(dashboardTexts).reviewOffer;
  const isOwner = useIsOwner();
  const settings = useQuery(adminSettingsQuery);
  const [isAnswered, setAnswered] = useState(() => localStore.get(REVIEW_OFFER) !== null);
  if (!isOwner || isAnswered || settings.data?.reviewRequired !== false) return null;
  const answer = () => {
    localStore.set(REVIEW_OFFER, "answered");
    setAnswered(true);
  };
  return (
    <Card title={texts.title} className="mt-6">
      <p className="text-base">{texts.text}</p>
      <div className="flex flex-wrap gap-3">
        <Link
          to={adminPaths.settings}
          className={buttonVariants({ variant: "outline", size: "small" })}
          onClick={answer}
        >
          {texts.open}
        </Link>
        <Button variant="ghost" size="small" onClick={answer}>
          {texts.later}
        </Button>
      </div>
    </Card>
  );
}
