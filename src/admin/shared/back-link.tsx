import { ChevronLeft } from "lucide-react";
import { Link } from "react-router-dom";
import { buttonVariants } from "@/components/ui/button";

/** Links to the page above, at the end of its title's line. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={buttonVariants({ variant: "outline", size: "small" })}>
      <ChevronLeft className="mirror-rtl" />
      {label}
    </Link>
  );
}
