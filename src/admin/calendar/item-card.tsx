import { useDraggable } from "@dnd-kit/core";
import { CalendarArrowUp, FileText, GripVertical, Pencil, PenLine, Search, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { IconButton } from "@/admin/shared/icon-button";
import { Badge } from "@/components/ui/staff/badge";
import { Button, buttonVariants } from "@/components/ui/button";
import { useServiceName } from "@/admin/shared/use-service-name";
import { type CalendarItem, moveCalendarItem } from "@/data/staff/editorial-calendar";
import type { Locale } from "@/config/locales";
import { isDay } from "@/lib/dubai-time";
import { FormField } from "@/components/patterns/form-field";
import { WithNumbers } from "@/components/ui/with-numbers";
import { optionOf } from "../resource/resource-texts";
import { adminPaths } from "../shared/admin-paths";
import { DayInput } from "../shared/day-input";
import { heldBackOf, toneOf, topicOf } from "./calendar-item";
import { useMove } from "./use-move";
import { useLocale, useTexts } from "@/i18n/i18n";
import { calendarTexts } from "@/texts/admin/calendar";
import { postsTexts } from "@/texts/admin/posts";

interface ItemCardProps {
  item: CalendarItem;
  /** The time at which its post is published, if that is on the same day. */
  time: string | undefined;
  onEdit: (item: CalendarItem) => void;
  onDelete: (item: CalendarItem) => void;
}

/** One planned topic with all its actions. */
export function ItemCard({ item, time, onEdit, onDelete }: ItemCardProps) {
  const locale = useLocale();
  const serviceName = useServiceName();
  const texts = useTexts(calendarTexts);
  const [isMoving, setMoving] = useState(false);
  const { setNodeRef, attributes, listeners, isDragging } = useDraggable({ id: item.id, data: { item } });
  const topic = topicOf(item, locale);
  const service = serviceName(item.service_cluster) ?? item.service_cluster;
  const keyword = locale === "ar" ? item.target_keyword_ar : item.target_keyword_en;
  return (
    <li
      className={`border-border grid gap-3 border-t py-4 first:border-t-0 first:pt-0 ${isDragging ? "opacity-50" : ""}`}
    >
      <div className="flex items-start gap-1">
        <div className="grid min-w-0 grow gap-1.5">
          <h3 lang={topic.lang} dir="auto" className="text-lg leading-snug font-semibold tracking-normal">
            <WithNumbers text={topic.text} />
          </h3>
          <p className="text-muted-foreground flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
            <Badge tone={toneOf(item.status)}>{optionOf(texts, "status", item.status)}</Badge>
            <HeldBack langs={heldBackOf({ item, time })} />
            {time && <span>{texts.goesOutAt(time)}</span>}
            <span>{texts.priorityOf(item.priority)}</span>
            <bdi>{service}</bdi>
          </p>
          {keyword && <p className="text-muted-foreground text-base">{texts.keywordOf(keyword)}</p>}
        </div>
        <button
          ref={setNodeRef}
          type="button"
          className="rounded-control text-muted-foreground hover:bg-sand -me-2 grid size-12 shrink-0 cursor-grab touch-manipulation place-items-center"
          {...attributes}
          {...listeners}
          aria-label={texts.dragHandle(topic.text)}
        >
          <GripVertical className="size-5" />
        </button>
      </div>
      <div className="flex flex-wrap items-center gap-1">
        <ItemLink item={item} topic={topic.text} />
        <span className="ms-auto flex">
          <IconButton
            Icon={CalendarArrowUp}
            label={texts.moveNamed(topic.text)}
            aria-expanded={isMoving}
            onClick={() => setMoving(!isMoving)}
          />
          <IconButton Icon={Pencil} label={texts.editNamed(topic.text)} onClick={() => onEdit(item)} />
          <IconButton Icon={Trash2} label={texts.deleteNamed(topic.text)} onClick={() => onDelete(item)} />
        </span>
      </div>
      {isMoving && <MoveForm item={item} onMoved={() => setMoving(false)} />}
    </li>
  );
}

/** The languages that readers do not get of what is planned. */
export function HeldBack({ langs }: { langs: readonly Locale[] }) {
  const { heldBack } = useTexts(postsTexts);
  return langs.map((lang) => (
    <Badge key={lang} tone="yellow">
      {heldBack[lang]}
    </Badge>
  ));
}

/** Links to the item's post; to a search for it when the item is only marked as published; otherwise to a new post. */
function ItemLink({ item, topic }: { item: CalendarItem; topic: string }) {
  const texts = useTexts(calendarTexts);
  if (item.post_id !== null) return <PostLink id={item.post_id} topic={topic} />;
  if (item.status !== "published") return <WriteLink item={item} topic={topic} />;
  return (
    <Link
      to={`${adminPaths.posts}?${new URLSearchParams({ q: topic })}`}
      aria-label={texts.findPostNamed(topic)}
      className={buttonVariants({ variant: "outline", size: "small" })}
    >
      <Search />
      {texts.findPost}
    </Link>
  );
}

/** Links to a new post that starts with the topic. */
function WriteLink({ item, topic }: { item: CalendarItem; topic: string }) {
  const texts = useTexts(calendarTexts);
  return (
    <Link
      to={`${adminPaths.newPost}?from-calendar=${item.id}`}
      aria-label={texts.writeNamed(topic)}
      className={buttonVariants({ variant: "quiet", size: "small" })}
    >
      <PenLine />
      {texts.write}
    </Link>
  );
}

/** Links to a planned post, labelled with its topic. */
export function PostLink({ id, topic }: { id: string; topic: string }) {
  const texts = useTexts(calendarTexts);
  return (
    <Link
      to={adminPaths.post(id)}
      aria-label={texts.openPostNamed(topic)}
      className={buttonVariants({ variant: "outline", size: "small", className: "justify-self-start" })}
    >
      <FileText />
      {texts.openPost}
    </Link>
  );
}

/** Moves an item to any day, in other months too, without dragging. */
function MoveForm({ item, onMoved }: { item: CalendarItem; onMoved: () => void }) {
  const texts = useTexts(calendarTexts);
  const [target, setTarget] = useState(item.scheduled_date);
  const [isWrong, setWrong] = useState(false);
  const { move, isPending } = useMove(moveCalendarItem);
  return (
    <form
      noValidate
      className="bg-sand rounded-control flex flex-wrap items-end gap-3 p-3"
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(!isDay(target));
        if (target === item.scheduled_date) onMoved();
        else if (isDay(target)) void move(item, target).then((isMoved) => isMoved && onMoved());
      }}
    >
      <div className="min-w-40 grow">
        <FormField label={texts.moveTo} error={isWrong ? texts.errors.day : undefined}>
          {(field) => (
            <DayInput
              value={target}
              readOnly={isPending}
              onChange={setTarget}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for this field
              autoFocus
              {...field}
            />
          )}
        </FormField>
      </div>
      <Button type="submit" variant="outline" className="min-h-13" size="small" isBusy={isPending}>
        {texts.move}
      </Button>
    </form>
  );
}
