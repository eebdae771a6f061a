/** Hours in a day, for comparing prices by the hour and by the day. */
export const hoursOfDay = 8;
