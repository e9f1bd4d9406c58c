import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { FormField } from "@/components/patterns/form-field";
import { Button, buttonVariants } from "@/components/ui/button";
import { activityQuery } from "@/data/staff/changes";
import { addDays, clockTime, fromDubaiTime, todayInDubai, toDubaiTime } from "@/lib/dubai-time";
import { adminPaths } from "../../shared/admin-paths";
import { Chooser } from "../../shared/chooser";
import { ClockInput, DayInput } from "../../shared/day-input";
import { useFullStaffName } from "../../shared/staff-name";
import { AdminPage } from "../../shared/admin-page";
import { ReadFailure } from "../../shared/query-view";
import { useIsOwner } from "../../shared/use-staff-member";
import { FoundChanges } from "./found-changes";
import { useTexts } from "@/i18n/i18n";
import { activityTexts } from "@/texts/admin/activity";

const HOUR_MS = 3_600_000;
const EVERYTHING = { person: "", entity: "", from: "", to: "" };

/** Takes back all changes of one person since a moment. Owners only. */
export function Component() {
  const texts = useTexts(activityTexts).everything;
  const isOwner = useIsOwner();
  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      actions={
        <Link to={adminPaths.activity} className={buttonVariants({ variant: "outline", size: "small" })}>
          {texts.back}
        </Link>
      }
    >
      {isOwner ? (
        <Choice />
      ) : (
        <p className="rounded-control bg-info-soft text-info px-4 py-3 text-base">{texts.ownersOnly}</p>
      )}
    </AdminPage>
  );
}

const momentsOf = {
  hour: () => toDubaiTime(new Date(Date.now() - HOUR_MS).toISOString()),
  today: () => ({ date: todayInDubai(), time: "00:00" }),
  yesterday: () => toDubaiTime(new Date(Date.now() - 24 * HOUR_MS).toISOString()),
  week: () => ({ ...toDubaiTime(new Date().toISOString()), date: addDays(todayInDubai(), -7) }),
};

/** The choice of the person and the moment. */
function Choice() {
  const texts = useTexts(activityTexts).everything;
  const query = useInfiniteQuery(activityQuery(EVERYTHING));
  const people = query.data?.pages[0]?.people ?? [];
  const [person, setPerson] = useState("");
  const [moment, setMoment] = useState(momentsOf.today);
  const since = fromDubaiTime({ ...moment, time: clockTime(moment.time) ?? "" });
  const staffName = useFullStaffName();
  const email = people.find(({ id }) => id === person)?.email;
  return (
    <div className="grid gap-6">
      <div className="rounded-card border-border bg-card grid max-w-3xl gap-5 border p-5">
        <Chooser
          label={texts.choose}
          className="min-h-13"
          none={texts.nobody}
          choices={people.map(({ id, email: address }) => [id, staffName(address)])}
          value={person}
          onChoose={setPerson}
        />
        <ReadFailure of={[query]} text={texts.peopleFailed} />
        <fieldset className="grid min-w-0 gap-3">
          <legend className="mb-1.5 text-base font-semibold">{texts.since}</legend>
          <div className="flex flex-wrap gap-2">
            {(Object.keys(momentsOf) as (keyof typeof momentsOf)[]).map((name) => (
              <Button key={name} variant="outline" size="small" onClick={() => setMoment(momentsOf[name])}>
                {texts.quick[name]}
              </Button>
            ))}
          </div>
          <div className="grid gap-4 sm:grid-cols-2">
            <FormField label={texts.day}>
              {(field) => (
                <DayInput
                  value={moment.date}
                  onChange={(date) => setMoment({ ...moment, date })}
                  {...field}
                />
              )}
            </FormField>
            <FormField label={texts.clock}>
              {(field) => (
                <ClockInput
                  value={moment.time}
                  onChange={(time) => setMoment({ ...moment, time })}
                  {...field}
                />
              )}
            </FormField>
          </div>
          {since === null && (
            <p role="alert" className="text-destructive text-base">
              {texts.invalid}
            </p>
          )}
        </fieldset>
      </div>
      {email !== undefined && since !== null && (
        <FoundChanges key={`${person} ${since}`} person={person} email={email} since={since} />
      )}
    </div>
  );
}
