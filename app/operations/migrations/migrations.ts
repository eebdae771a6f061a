import { accounts } from "./accounts";
import { activity } from "./activity";
import { attempts } from "./attempts";
import { audit } from "./audit";
import { briefs } from "./briefs";
import { jobs } from "./jobs";
import { keptForms } from "./kept-forms";
import { limits } from "./limits";
import { links } from "./links";
import type { Migrations } from "./migration";
import { notifications } from "./notifications";
import { profiles } from "./profiles";
import { proposals } from "./proposals";
import { reports } from "./reports";
import { sessions } from "./sessions";

/** Every change that the shape of a stored document has been through. */
export const migrations: Migrations = {
  accounts,
  activity,
  attempts,
  audit,
  briefs,
  jobs,
  keptForms,
  limits,
  links,
  notifications,
  profiles,
  proposals,
  reports,
  sessions,
};
