import type { DemoBrief } from "../briefs";
import type { DemoTalent } from "../people";
import { agencies } from "./agencies";
import { briefsFour } from "./briefs-four";
import { briefsOne } from "./briefs-one";
import { briefsThree } from "./briefs-three";
import { briefsTwo } from "./briefs-two";
import { makers } from "./freelancers-making";
import { shapers } from "./freelancers-shaping";

export { hirers } from "./hirers";
export const talents: DemoTalent[] = [...makers, ...shapers, ...agencies];
export const briefs: DemoBrief[] = [...briefsOne, ...briefsTwo, ...briefsThree, ...briefsFour];
